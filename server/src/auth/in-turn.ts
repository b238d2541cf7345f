/** What was begun last in the name of a subject. */
const last = new Map<string, Promise<unknown>>()

/**
 * Does some work when all that was begun before in the name of any of its subjects has ended, so that people who
 * sign in at the same moment from one network, each counted as a failure until the password was looked at, do not count
 * against each other. In this
 * process only; the limit itself holds for all processes (`countTry`).
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
