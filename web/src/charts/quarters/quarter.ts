/** `2025Q4`. */
export function quarterKey({ year, quarter }: { year: number; quarter: number }): string {
  return `${year}Q${quarter}`
}

/** `25Q4`, as it stands on axes. */
export const shortQuarter = (key: string): string => key.slice(2)

/** The quarter that an address asks for, else the latest there is (COMP-04). `keys` oldest first. */
export function chosenQuarter(keys: readonly string[], asked: string): string | undefined {
  return keys.includes(asked) ? asked : keys.at(-1)
}
