import { placesOf, type Condition, type Expression, type Profile } from './profile.ts'

/** Columns that a reader lays JSON rows out by; undefined where a profile reads whatever columns there are. */
export const wantedBy = (profile: Profile): string[] | undefined =>
  profile.records.some(({ columns }) => columns !== undefined && !Array.isArray(columns))
    ? undefined
    : columnsOf(profile)

/** Column names that a profile reads from the file. */
export function columnsOf(profile: Profile): string[] {
  const used = new Set<string>()
  const own = new Set([
    '$name',
    '$value',
    '$title',
    '$file',
    ...Object.keys(profile.let),
    ...profile.records.flatMap(placesOf),
  ])
  const add = (names: readonly (string | undefined)[]): void => {
    for (const name of names) if (name !== undefined && !own.has(name)) used.add(name)
  }
  const ofCondition = (when: Condition | undefined): void => {
    if (when)
      add([
        when.present,
        when.missing,
        ...(when.differs ?? []),
        ...(when.same ?? []),
        ...Object.keys({ ...when.equals, ...when.contains, ...when.lacks }),
      ])
  }
  const ofExpression = (part: Expression): void => {
    if ('first' in part) part.first.forEach(ofExpression)
    else if ('latest' in part) part.latest.forEach(ofExpression)
    else {
      ofCondition(part.when)
      if ('column' in part)
        add([
          ...[part.column].flat(),
          part.year,
          part.quarter,
          part.after,
          part.notBefore,
          part.line,
          typeof part.exchange === 'object' ? part.exchange.column : undefined,
          typeof part.exponent === 'object' ? part.exponent.column : undefined,
        ])
    }
  }
  Object.values(profile.let).forEach(ofExpression)
  for (const rule of profile.records) {
    ofCondition(rule.when)
    add([rule.each?.column, ...(Array.isArray(rule.columns) ? rule.columns : [])])
    Object.values(rule.fields).forEach(ofExpression)
    if (rule.known?.on) ofExpression(rule.known.on)
  }
  return [...used]
}
