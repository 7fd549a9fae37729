/** Addresses of the client; the server gives the same page for each of them. */
class Router {
  path = $state(location.pathname);
}

export const router = new Router();

export function go(path: string): void {
  history.pushState(null, "", path);
  router.path = location.pathname;
  scrollTo(0, 0);
}

/** Links within the client change the page without loading it again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname);
}

addEventListener("popstate", () => (router.path = location.pathname));

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "table"; table: string }
  | { page: "join"; token: string }
  | { page: "lost" };

export function routeOf(path: string): Route {
  const [first = "", second, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (rest.length === 0) {
    if (first === "") return { page: "home" };
    if (first === "new" && second === undefined) return { page: "new" };
    if (first === "g" && second) return { page: "table", table: second };
    if (first === "join" && second) return { page: "join", token: second };
  }
  return { page: "lost" };
}
