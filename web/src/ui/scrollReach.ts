/**
 * Keeps a box that scrolls within reach of the keyboard: while its content is larger than itself it can be focused. For
 * `ref`; answers how to stop.
 * Attributes are written, no state: what is shown inside is not drawn again.
 */
export function scrollReach(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined
  const check = () => {
    const scrolls = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1
    if (scrolls) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(check)
  const follow = () => {
    sizes.disconnect()
    sizes.observe(box)
    for (const child of box.children) sizes.observe(child)
  }
  const children = new MutationObserver(follow)
  children.observe(box, { childList: true })
  follow()
  return () => {
    children.disconnect()
    sizes.disconnect()
  }
}
