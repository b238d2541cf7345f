/**
 * Whether what failed is code that did not arrive, or its style. The browser does not ask for it again: only a reload
 * helps.
 */
export const notLoaded = (failure: unknown): boolean =>
  failure instanceof Error &&
  /dynamically imported|importing a module|module script|preload css|chunk/i.test(failure.message)
