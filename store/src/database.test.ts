import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('a missing element of a list of numbers, days or instants is missing: no NaN, no invalid instant, no day called NULL', async () => {
  const [row] = await database.sql`
    select array[1.5, null]::float8[] as doubles, array[1.5, null]::real[] as singles, array[1, null]::integer[] as integers, array[1, null]::smallint[] as small, array[1, null]::bigint[] as whole,
      array['2024-03-01', null]::date[] as days, array['2024-03-01T00:00:00Z', null]::timestamptz[] as instants, array[null, null]::float8[] as none`
  const instant = Date.parse('2024-03-01T00:00:00Z')
  expect(row).toEqual({
    doubles: [1.5, null],
    singles: [1.5, null],
    integers: [1, null],
    small: [1, null],
    whole: [1, null],
    days: ['2024-03-01', null],
    instants: [instant, null],
    none: [null, null],
  })
})

test('a missing element of a list of texts or truths is missing, and a text that says NULL is a text; lists come back as they were sent', async () => {
  const strange = [
    'NULL',
    'null',
    null,
    '',
    'a,b',
    '{x}',
    'say "so"',
    'back\\slash',
    '两\n行',
    ' edge ',
    '"',
    '{}',
    '\\"',
  ]
  const { sql } = database
  const [row] =
    await sql`select ${sql.array(strange as string[])}::text[] as sent, array['NULL', null, 'a']::text[] as mixed,
      array[null, null]::text[] as none, array[]::text[] as empty, array[array['a', null], array['NULL', 'b c']]::text[]
      as nested, array[true, null, false] as truths,
    ${sql.array(['x', 'y'])}::text[] as bare, array_agg(v) as gathered
      from unnest(${sql.array(['p', 'q'], 25)}::text[]) v`
  expect(row).toEqual({
    sent: strange,
    mixed: ['NULL', null, 'a'],
    none: [null, null],
    empty: [],
    nested: [
      ['a', null],
      ['NULL', 'b c'],
    ],
    truths: [true, null, false],
    bare: ['x', 'y'],
    gathered: ['p', 'q'],
  })
})

test('instants are read to the millisecond in every form that the database writes them in, the far past and future too', async () => {
  const { sql } = database
  const texts = [
    '2024-03-01T02:03:04Z',
    '2024-03-01T02:03:04.5Z',
    '2024-03-01T02:03:04.12Z',
    '2024-03-01T02:03:04.123Z',
    '2024-03-01T02:03:04.123456Z',
    '2024-03-01T02:03:04.999999Z',
    '1969-12-31T23:59:59.001Z',
    '1000-01-01T00:00:00Z',
    '0999-12-31T00:00:00Z',
    '2024-02-29T23:59:59.009Z',
    '9999-12-31T23:59:59.999Z',
  ]
  const rows = await sql<{ instant: number; ms: number }[]>`
    select t::timestamptz as instant, floor(extract(epoch from t::timestamptz) * 1000) as ms
    from unnest(${sql.array(texts)}::text[]) with ordinality as of(t, place) order by place`
  expect(rows.map((row) => row.instant)).toEqual(rows.map((row) => Number(row.ms)))
  // Another time zone of a session is another form.
  await sql.begin(async (tx) => {
    await tx`set local timezone = 'Asia/Shanghai'`
    const [row] = await tx<[{ instant: number }]>`select '2024-03-01T02:03:04.5Z'::timestamptz as instant`
    expect(row.instant).toBe(Date.parse('2024-03-01T02:03:04.5Z'))
  })
})
