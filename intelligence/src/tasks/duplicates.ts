import { classFigures } from '../linear/metrics.ts'
import { Stories, toldOf } from '../sameness/stories.ts'
import type { Task } from './task.ts'

/** A text of which it is known whether it is a copy. */
interface TextRow {
  id: string
  title: string
  body: string
  at: number | null
  post: boolean
  copyOf: string | null
  cluster: string | null
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const nameOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null

/**
 * Copies of a story. Rows in order of time: `id`, `title`, `text` or `body`, `at` (ms or ISO; absent: all within the
 * window), `kind` (`post` for posts), and
 * `copyOf` (id of the leader or null) or `cluster` (its first row leads). Accuracy: rows whose leader is right; class
 * `copy`: rows said to be copies of the right leader.
 */
export const duplicates: Task<TextRow, string> = {
  name: 'duplicates',
  read: (raw) => {
    const id = nameOf(raw['id'])
    const body = textOf(raw['body']) || textOf(raw['text'])
    if (id === null || body === '' || !('copyOf' in raw || 'cluster' in raw)) return null
    const at = typeof raw['at'] === 'number' ? raw['at'] : Date.parse(textOf(raw['at']))
    return {
      id,
      title: textOf(raw['title']),
      body,
      at: Number.isFinite(at) ? at : null,
      post: raw['kind'] === 'post',
      copyOf: nameOf(raw['copyOf']),
      cluster: nameOf(raw['cluster']),
    }
  },
  answer: (rows) => {
    const stories = new Stories()
    return rows.map(
      ({ id, title, body, at, post }, place) =>
        stories.add(toldOf({ id, at: at ?? place, title, body, post, subjects: [] })).leader,
    )
  },
  figures: (rows, answers) => {
    const first = new Map<string, string>()
    const leaders = rows.map(({ id, copyOf, cluster }) => {
      if (cluster === null) return copyOf ?? id
      if (!first.has(cluster)) first.set(cluster, id)
      return first.get(cluster) ?? id
    })
    const copies = { right: 0, said: 0, gold: 0 }
    let right = 0
    rows.forEach(({ id }, place) => {
      const [leader, answer] = [leaders[place], answers[place]]
      if (leader !== id) copies.gold++
      if (answer !== id) copies.said++
      if (answer === leader) right++
      if (answer === leader && answer !== id) copies.right++
    })
    const copy = classFigures(copies.right, copies.said, copies.gold)
    return {
      accuracy: rows.length === 0 ? null : right / rows.length,
      macroF1: copy.f1,
      perClass: { copy },
      confusion: {},
    }
  },
}
