/** Most others a chart is compared with. */
export const COMPARED_LIMIT = 5
/** Most others that a place may set beside a chart by itself. */
export const BESIDE_LIMIT = 7

/**
 * Securities to compare with, as the address holds them: `SHZ-000001,SSE-000001-index`; itself, doubles and what is
 * over the limit left out.
 */
export function comparedIn(text: string, own: string, limit: number = COMPARED_LIMIT): string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((id) => id.trim())
        .filter((id) => /^[A-Z]+-[\w.]+(?:-index)?$/.test(id) && id !== own),
    ),
  ].slice(0, limit)
}
