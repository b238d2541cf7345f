// Where the time of a run goes: its slowest files, and what each domain takes.
import { domainOf } from '../domain-law.mjs'
import { specDomains } from './specs.mjs'

/** Seconds of each test file in a JUnit report: `file`, `seconds`. */
export function secondsByFile(xml) {
  const files = new Map()
  for (const [head] of xml.matchAll(/<testsuite\b[^>]*>/g)) {
    const of = (name) => new RegExp(`\\b${name}="([^"]*)"`).exec(head)?.[1]
    const [file, seconds] = [of('name') ?? '', Number(of('time') ?? 0)]
    files.set(file, (files.get(file) ?? 0) + seconds)
  }
  return [...files].map(([file, seconds]) => ({ file, seconds })).toSorted((one, other) => other.seconds - one.seconds)
}

/** Whose time it is: a domain's, or the folder's that knows none. */
export const ownerOf = (file) =>
  specDomains[file]?.[0] ??
  domainOf(file).domain ??
  file
    .split('/')
    .slice(0, 3)
    .join('/')
    .replace(/\/src\b/, '')

/** Lines on the slowest ten files of several steps, and on the seconds of every domain in each of them. */
export function tellSeconds(steps) {
  const all = steps.flatMap(({ name, files }) => files.map((one) => ({ ...one, step: name })))
  if (all.length === 0) return []
  const slowest = all.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
  const owners = new Map()
  for (const { file, seconds, step } of all) {
    const owner = owners.get(ownerOf(file)) ?? {}
    owner[step] = (owner[step] ?? 0) + seconds
    owner.sum = (owner.sum ?? 0) + seconds
    owners.set(ownerOf(file), owner)
  }
  const told = (seconds) => `${seconds.toFixed(1)} s`.padStart(9)
  return [
    '',
    'Slowest files',
    ...slowest.map(({ file, seconds, step }) => `${told(seconds)}  ${step.padEnd(10)}  ${file}`),
    '',
    'Time by domain',
    ...[...owners]
      .toSorted(([, one], [, other]) => other.sum - one.sum)
      .filter(([, { sum }]) => sum >= 0.5)
      .map(
        ([owner, { sum, ...parts }]) =>
          `${told(sum)}  ${owner.padEnd(24)}  ${Object.entries(parts)
            .map(([step, seconds]) => `${step} ${seconds.toFixed(1)}`)
            .join(', ')}`,
      ),
  ]
}
