import { z } from 'zod'
import { postPlatforms } from '../opinion/kinds.ts'

export const count = z.int()
/** Null where no source says it. */
export const known = z.int().nullable()
export const stances = { manyNum: count, emptyNum: count, neutralNum: count, irrelevanceNum: count }

/** What is counted of an author's posts (OPINION-05). Stances are of posts that say something new. */
export const counted = {
  ...stances,
  articleNum: count,
  /** Comments and likes that the posts got. */
  commentNum: known,
  likeNum: known,
  /** Posts that say something new, and every one. */
  heatNum: count,
  rawNum: count,
}
/** Who it is; `name` is null of the overview. */
export const named = {
  id: z.string(),
  name: z.string().nullable(),
  platform: z.enum(postPlatforms).nullable(),
  joinedOn: z.string().nullable(),
  /** Fans when they were last counted, and on which day; of the overview the sum over authors. */
  fansNum: known,
  fansDay: z.string().nullable(),
}
export const authorDay = z.object({ dateTimestamp: z.int(), day: z.string(), fansNum: known, ...counted })
export const times = z.array(z.string())
export const counts = z.array(count)
export const knowns = z.array(known)
export const platformNames = z.array(
  z.object({ platform: z.enum(postPlatforms), nameZh: z.string(), nameEn: z.string() }),
)
