import fc from 'fast-check'
import {
  type CompanyPlace,
  type GroupLink,
  type ImpactEvent,
  type ImpactInput,
  type Scale,
  type SupplyLink,
} from './types.ts'

export const DAY = 86_400_000
export const NOW = Date.parse('2026-03-10T07:00:00Z')
export const names = ['A', 'B', 'C', 'D', 'E'] as const

export const event = (given: Partial<ImpactEvent> & { id: string }): ImpactEvent => ({
  type: 'penalty',
  subject: { kind: 'company', id: 'A' },
  happenedAt: NOW - DAY,
  knownAt: NOW - DAY,
  supersededAt: null,
  sign: -1,
  modality: 'fact',
  confidence: 0.9,
  sizeClass: null,
  amount: null,
  grade: null,
  region: null,
  change: null,
  documents: [{ documentId: `${given.id}-1`, story: null, knownAt: NOW - DAY }],
  ...given,
})
export const supply = (
  id: string,
  supplierId: string,
  customerId: string,
  revenueShare: number | null,
  costShare: number | null,
): SupplyLink => ({
  id,
  supplierId,
  customerId,
  revenueShare,
  costShare,
  validFrom: '2020-01-01',
  validTo: null,
  knownAt: 0,
  supersededAt: null,
})
export const input = (given: Partial<ImpactInput>): ImpactInput => ({
  companyId: 'A',
  events: [],
  supplies: [],
  groups: [],
  scales: [],
  places: [],
  coveredSince: 0,
  ...given,
})

export const versioned = fc
  .record({
    knownAt: fc.integer({ min: NOW - 40 * DAY, max: NOW + 20 * DAY }),
    lasts: fc.option(fc.integer({ min: 1, max: 30 * DAY }), { nil: null }),
  })
  .map(({ knownAt, lasts }) => ({ knownAt, supersededAt: lasts === null ? null : knownAt + lasts }))
export const company = fc.constantFrom(...names)
export const day = fc
  .integer({ min: -60, max: 20 })
  .map((away) => new Date(NOW + away * DAY).toISOString().slice(0, 10))
export const someEvent: fc.Arbitrary<Omit<ImpactEvent, 'id'>> = fc
  .record({
    type: fc.constantFrom(
      'penalty',
      'contract-win',
      'accident',
      'product-price-up',
      'merger',
      'earnings-beat',
      'guidance-up',
      'holder-sells',
      'management-change',
      'regulation-eases',
      'no such type',
    ),
    subject: fc.oneof(
      company.map((id) => ({ kind: 'company' as const, id })),
      fc.constantFrom({ kind: 'industry' as const, id: 'I' }, { kind: 'theme' as const, id: 'T' }),
    ),
    back: fc.integer({ min: 0, max: 3 * DAY }),
    version: versioned,
    sign: fc.constantFrom(-1 as const, 0 as const, 1 as const),
    modality: fc.constantFrom('fact' as const, 'plan' as const, 'rumour' as const, 'denied' as const),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
    sizeClass: fc.constantFrom('small' as const, 'large' as const, null),
    amount: fc.option(
      fc.record({
        value: fc.double({ noNaN: false }),
        unit: fc.constantFrom('CNY' as const, 'percent' as const, 'shares' as const),
        of: fc.constantFrom('contract' as const, 'stake' as const, 'profit' as const, null),
      }),
      { nil: null },
    ),
    grade: fc.constantFrom('chief' as const, 'trial' as const, 'letter' as const, 'province' as const, null),
    region: fc.constantFrom('CN-GD', 'CN-JS', null),
    change: fc.option(fc.double({ min: -100, max: 1000, noNaN: true }), { nil: null }),
    tellings: fc.array(
      fc.record({
        story: fc.option(fc.constantFrom('s1', 's2'), { nil: null }),
        knownAt: fc.integer({ min: NOW - 40 * DAY, max: NOW + 20 * DAY }),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ back, version, tellings, ...rest }) => ({
    ...rest,
    ...version,
    happenedAt: version.knownAt - back,
    documents: tellings.map((one, at) => ({ ...one, documentId: `d${at}` })),
  }))
export const numbered = <T>(items: readonly T[], letter: string): (T & { id: string })[] =>
  items.map((one, at) => ({ ...one, id: `${letter}${at}` }))
export const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null })
export const link = fc
  .tuple(
    versioned,
    fc.record({
      supplierId: company,
      customerId: company,
      revenueShare: share,
      costShare: share,
      validFrom: day,
      validTo: fc.option(day, { nil: null }),
    }),
  )
  .map(([one, other]) => ({ ...one, ...other }))
export const group = fc
  .tuple(
    versioned,
    fc.record({
      kind: fc.constantFrom('industry' as const, 'theme' as const),
      companyId: company,
      weight: fc.double({ min: 0, max: 1, noNaN: true }),
      validFrom: day,
      validTo: fc.option(day, { nil: null }),
    }),
  )
  .map(([one, other]) => ({ ...one, ...other, groupId: other.kind === 'industry' ? 'I' : 'T' }))
export const scale: fc.Arbitrary<Scale> = fc
  .tuple(
    versioned,
    fc.record({
      companyId: company,
      measure: fc.constantFrom(
        'revenue' as const,
        'profit' as const,
        'net-profit' as const,
        'cap' as const,
        'shares' as const,
      ),
      back: fc.integer({ min: 0, max: 8 }),
      months: fc.constantFrom(3, 6, 9, 12),
      value: fc.double({ noNaN: false }),
    }),
  )
  .map(([one, { back, ...other }]) => ({
    ...one,
    ...other,
    day:
      other.measure === 'cap' || other.measure === 'shares'
        ? new Date(NOW - back * 3 * DAY).toISOString().slice(0, 10)
        : `${2025 - (back >> 2)}-${['03-31', '06-30', '09-30', '12-31'][back % 4]}`,
  }))
export const place: fc.Arbitrary<CompanyPlace> = fc
  .tuple(versioned, fc.record({ companyId: company, region: fc.constantFrom('CN-GD', 'CN-JS') }))
  .map(([one, other]) => ({ ...one, ...other }))
export const anyInput: fc.Arbitrary<ImpactInput> = fc.record({
  companyId: company,
  events: fc.array(someEvent, { maxLength: 12 }).map((all) => numbered(all, 'e')),
  supplies: fc.array(link, { maxLength: 10 }).map((all): SupplyLink[] => numbered(all, 'l')),
  groups: fc.array(group, { maxLength: 6 }).map((all): GroupLink[] => numbered(all, 'g')),
  scales: fc.array(scale, { maxLength: 14 }),
  places: fc.array(place, { maxLength: 6 }),
  coveredSince: fc.constantFrom(0, NOW - 5 * DAY),
})
export const instant = fc.integer({ min: NOW - 30 * DAY, max: NOW + 10 * DAY })
