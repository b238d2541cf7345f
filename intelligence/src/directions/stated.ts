import { chineseDirections } from './chinese.ts'
import { englishDirections } from './english.ts'
import type { Direction } from './types.ts'

/** Units of a title, and of the body where there is no title, in which directions are looked for. */
const READ = 200

/**
 * Directions that a text plainly states: in its title, or in the beginning of a body that has none. `field` says where.
 */
export function directionsStated(
  language: 'zh' | 'en',
  title: string,
  body: string,
): { field: 'title' | 'body'; directions: Direction[] } {
  const field = title.trim() === '' ? 'body' : 'title'
  return {
    field,
    directions: (language === 'zh' ? chineseDirections : englishDirections)(field === 'title' ? title : body, READ),
  }
}

/**
 * The one sign that directions have: that of profit and loss where they are told of. Null where they contradict one
 * another. The direction is the first that says so, a plain one before one that only denies.
 */
export function signStated(directions: readonly Direction[]): Direction | null {
  const own = directions.filter(({ earnings }) => earnings)
  const asked = own.length > 0 ? own : directions
  const first = asked.find(({ soft }) => !soft) ?? asked[0]
  return first && asked.every(({ sign }) => sign === first.sign) ? first : null
}
