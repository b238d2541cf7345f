/**
 * Where a name stands in a text by itself: not inside a longer name of the same list. UTF-16 offsets, end exclusive.
 */
export interface Place {
  start: number
  end: number
}

/** Most places kept in all: names beyond are in too many places to matter. */
const MOST_PLACES = 400
/** Most names looked for. */
const MOST_NAMES = 200

/**
 * Places of names in a text, name by name; where one name lies inside another (资易 in 资易贷网), the longer one has the
 * place.
 */
export function placesOf(text: string, names: readonly string[]): Place[][] {
  const answer: Place[][] = names.map(() => [])
  const order = names
    .slice(0, MOST_NAMES)
    .map((name, at) => ({ name, at }))
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => b.name.length - a.name.length)
  const taken: Place[] = []
  for (const { name, at } of order) {
    for (
      let start = text.indexOf(name);
      start >= 0 && taken.length < MOST_PLACES;
      start = text.indexOf(name, start + name.length)
    ) {
      const end = start + name.length
      if (taken.some((one) => start < one.end && one.start < end)) continue
      const place = { start, end }
      taken.push(place)
      answer[at]?.push(place)
    }
  }
  return answer
}

/** End of the first line: the title, where there is one. */
export function lineEnd(text: string): number {
  const end = text.indexOf('\n')
  return end < 0 ? text.length : end
}
