/** Addresses of the client; the server gives the same page for each of them. */
class Router {
  path = $state(location.pathname);
  /** What the address points at within the page, without its sign. */
  place = $state(location.hash.slice(1));
}

export const router = new Router();

function follow(): void {
  router.path = location.pathname;
  router.place = location.hash.slice(1);
}

export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
  if (!router.place) scrollTo(0, 0);
}

/** Links within the client change the page without loading it again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

addEventListener("popstate", follow);

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "table"; table: string }
  | { page: "join"; token: string }
  | { page: "cards"; slug: string }
  | { page: "rules"; game: string }
  | { page: "lost" };

export function routeOf(path: string): Route {
  const [first = "", second, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (rest.length === 0) {
    if (first === "") return { page: "home" };
    if (first === "new" && second === undefined) return { page: "new" };
    if (first === "g" && second) return { page: "table", table: second };
    if (first === "cards") return { page: "cards", slug: second ?? "" };
    if (first === "rules") return { page: "rules", game: second ?? "wingspan" };
    if (first === "join" && second) return { page: "join", token: second };
  }
  return { page: "lost" };
}
