/** What was begun last in the name of a subject. */
const last = new Map<string, Promise<unknown>>()

/**
 * Does some work when all that was begun before in the name of any of its subjects has ended, so that what it counts is counted before the
 * next looks: tries of a password sent at once are held against the limit one by one. In this process; P processes let P through at once.
 */
export async function inTurn<Result>(subjects: readonly string[], work: () => Promise<Result>): Promise<Result> {
  // Who waits for whom is settled here, without a pause: no two wait for each other.
  const result = Promise.allSettled(subjects.map((subject) => last.get(subject))).then(work)
  const ended = result.catch(() => {})
  for (const subject of subjects) last.set(subject, ended)
  try {
    return await result
  } finally {
    for (const subject of subjects) if (last.get(subject) === ended) last.delete(subject)
  }
}
