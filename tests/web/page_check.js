// What is wrong with how the page looks now: text cut off, outside the window, too small, too faint; targets too small.
// Returns sentences. ({ touch }) => string[]
({ touch }) => {
  const faults = [];
  const kept = (read) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, read(element));
      return known.get(element);
    };
  };
  const styleOf = kept((element) => getComputedStyle(element));
  const boxOf = kept((element) => element.getBoundingClientRect());
  const width = innerWidth;
  const say = (what, element, more = "") => {
    const text = (element.textContent || element.getAttribute("aria-label") || "").trim().replace(/\s+/g, " ").slice(0, 40);
    faults.push(`${what} ${element.tagName.toLowerCase()}.${[...element.classList].join(".")} "${text}" ${more}`);
  };
  const numbers = (colour) => {
    const found = (colour.match(/[\d.]+/g) || []).map(Number);
    return colour.startsWith("color(srgb") ? found.map((v, i) => (i < 3 ? v * 255 : v)) : found;
  };
  const luminance = (colour) => {
    const [r, g, b] = colour.slice(0, 3).map((v) => ((v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const style = styleOf(each);
      if (style.backgroundImage !== "none") return null;
      const colour = numbers(style.backgroundColor);
      if (colour.length && (colour.length < 4 || colour[3] > 0.9)) return colour;
      if (style.position === "absolute" && each.previousElementSibling?.querySelector("svg")) return null;
    }
    return null;
  };
  const faded = (element) => {
    for (let each = element; each; each = each.parentElement) if (Number(styleOf(each).opacity) < 1) return true;
    return false;
  };
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    faults.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} of ${width}`);

  const PASSED_OVER = "svg, .unseen, [hidden], [aria-hidden='true'], option, datalist";
  // Behind an open dialog nothing can be used; without the dialog it is a screen of its own.
  const root = document.querySelector("dialog[open]") ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, (element) =>
    element.matches(PASSED_OVER) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let element = walker.nextNode(); element; element = walker.nextNode()) {
    const style = styleOf(element);
    const box = boxOf(element);
    if (!box.width || !box.height || style.visibility === "hidden") continue;
    if (touch && element.matches("button, a[href], [role=option], [role=tab], select, input, summary")) {
      const inline = element.matches("a[href]") && style.display === "inline";
      if (!inline && (box.height < 43.5 || box.width < 43.5)) say("TARGET", element, `${Math.round(box.width)}x${Math.round(box.height)}`);
    }
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own) continue;
    if (parseFloat(style.fontSize) < 11) say("SMALL", element, style.fontSize);
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const outer = styleOf(each);
      const frame = boxOf(each);
      const cutX = outer.overflowX === "hidden" || outer.overflowX === "clip";
      const cutY = outer.overflowY === "hidden" || outer.overflowY === "clip";
      if ((cutX && (text.right > frame.right + 1.5 || text.left < frame.left - 1.5)) ||
          (cutY && (text.bottom > frame.bottom + 3 || text.top < frame.top - 3))) {
        say("CUT", element, `by ${[...each.classList].join(".")}`);
        break;
      }
      if (outer.overflowX === "auto" || outer.overflowY === "auto" || outer.overflowY === "scroll") break;
    }
    if (text.right > width + 1 && !element.closest("[data-scrolls]")) say("OUTSIDE", element);
    const behind = ground(element);
    if (behind && !faded(element) && !element.closest("[disabled], [aria-disabled=true]")) {
      const [low, high] = [luminance(numbers(style.color)), luminance(behind)].sort((a, b) => a - b);
      const ratio = (high + 0.05) / (low + 0.05);
      if (ratio < 4.5) say("FAINT", element, ratio.toFixed(2));
    }
  }
  return [...new Set(faults)];
}
