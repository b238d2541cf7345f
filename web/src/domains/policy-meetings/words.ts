import type { OutputOf } from '@pandora/contract/operation'
import type { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'

export type Meeting = OutputOf<typeof policyMeetings.important>['dataList'][number]
export type Difference = OutputOf<typeof policyMeetings.difference>
export type Row = Difference['dataList'][number]

/** Address of a meeting held against its predecessor. */
export const meetingAddress = (id: string): string => `/index/policy-meeting/${encodeURIComponent(id)}`
/** Address of a phrase in a series. */
export const phraseAddress = (series: string, phrase: string): string =>
  `/index/policy-phrase?${new URLSearchParams({ series, phrase }).toString()}`

/** Whether a row says that something changed; of a sentence that moved the row where it stands now. */
export const isChange = ({ change, movedTo, after }: Row): boolean =>
  change !== 'same' && change !== 'uncompared' && (movedTo === null || after !== null)
/** A sentence of which only the place changed. */
export const isMove = ({ change, movedTo, after }: Row): boolean =>
  change === 'same' && movedTo !== null && after !== null

const hidden = { before: ['inserted', 'movedHere'], after: ['deleted', 'movedAway'] } as const
/** Parts of a row that one of the texts has. */
export const partsOf = ({ parts }: Row, side: 'before' | 'after') =>
  parts.filter(({ kind }) => !hidden[side].some((one) => one === kind))
/** A row's wording in one of the texts. */
export const wordingOf = (row: Row, side: 'before' | 'after'): string =>
  partsOf(row, side)
    .map(({ text }) => text)
    .join('')
    .trim()

/** Two meetings as the operations are asked for them. */
export const askedOf = ({ meeting, previous }: { meeting?: string | undefined; previous?: string | undefined }) => ({
  meetingId: meeting ?? '–',
  ...(previous ? { previousId: previous } : {}),
})
