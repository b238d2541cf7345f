/**
 * Herfindahl–Hirschman index of the companies of a part, 0 to 10,000: the sum of their shares in per cent, squared.
 * Null unless every share is known and they make up the whole or nearly (95 to 100 %): of less the index would be too
 * low.
 */
export function hhiOf(companies: readonly { share: number | null }[]): number | null {
  if (companies.length === 0 || companies.some(({ share }) => share === null)) return null
  const sum = companies.reduce((all, { share }) => all + (share ?? 0), 0)
  if (sum < 0.95 || sum > 1 + 1e-6) return null
  return companies.reduce((all, { share }) => all + ((share ?? 0) * 100) ** 2, 0)
}
