import type { financing } from '@pandora/contract/domains/financing/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { named } from '../../../lib/names.ts'
import { languageNow } from '../../../lib/texts.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { Truncated } from '../../../ui/kit/Truncated.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import type { FinancingSay } from '../texts.ts'
import { amountReason, amountWord } from '../words.ts'

export type RoundRow = OutputOf<typeof financing.list>['dataList'][number]

/** Investors of a round in one line, who led first and marked. */
export const investorsOf = ({ investors }: Pick<RoundRow, 'investors'>, t: FinancingSay): string =>
  investors
    .toSorted((a, b) => Number(b.lead ?? false) - Number(a.lead ?? false))
    .map(({ nameZh, nameEn, lead }) => {
      const name = named(nameZh, nameEn, languageNow())
      return lead ? t('leadOf', { name }) : name
    })
    .join(' · ')

const fieldOf = (row: RoundRow): string =>
  [named(row.industryZh, row.industryEn, languageNow()), named(row.subdomainZh, row.subdomainEn, languageNow())]
    .filter(Boolean)
    .join(' · ')
const roundName = (row: RoundRow): string => named(row.roundZh, row.roundEn, languageNow())
const companyName = (row: RoundRow): string => named(row.companyZh, row.companyEn, languageNow())

/** Whether a round became known, or was told anew, after an instant (ms); of none nothing is. */
const isNew = ({ provenance }: RoundRow, since: number): boolean =>
  provenance !== null && [provenance.knownAt, provenance.recordedAt].some((at) => at !== null && Date.parse(at) > since)

/**
 * Columns of rounds; where it is narrow a round is told in two lines. What came after `since` (ms; NaN for nothing) is
 * marked.
 */
export function roundColumns(t: FinancingSay, currency: string, narrow: boolean, since: number): Column<RoundRow>[] {
  const nameOf = (row: RoundRow) =>
    isNew(row, since) ? (
      <>
        <Text size="small" tone="accent">
          {t('newMark')}
        </Text>{' '}
        {companyName(row)}
      </>
    ) : (
      companyName(row)
    )
  const problems = (row: RoundRow) => row.problems.map((one) => t(`problem_${one}`)).join(' · ')
  const amount: Column<RoundRow> = {
    key: 'amount',
    title: t('amount'),
    unit: currency,
    width: '104px',
    figures: true,
    sortable: false,
    value: (row) => row.amount.converted?.counted ?? null,
    cell: (row) => (
      <span title={amountReason(row.amount, t)}>
        {row.amount.converted ? (
          amountWord(row.amount, t)
        ) : (
          <Text size="small" tone="quiet">
            {amountWord(row.amount, t)}
          </Text>
        )}
      </span>
    ),
  }
  if (narrow)
    return [
      {
        key: 'company',
        title: t('company'),
        width: 'minmax(150px, 1.6fr)',
        sortable: false,
        value: companyName,
        cell: (row) => (
          <TwoLines
            first={nameOf(row)}
            second={[row.day, roundName(row), problems(row) || fieldOf(row)].filter(Boolean).join(' · ')}
          />
        ),
      },
      amount,
    ]
  return [
    { key: 'day', title: t('day'), width: '92px', sortable: false, value: (row) => row.day },
    {
      key: 'company',
      title: t('company'),
      width: 'minmax(110px, 1fr)',
      sortable: false,
      value: companyName,
      cell: nameOf,
    },
    {
      key: 'industry',
      title: t('industry'),
      width: 'minmax(110px, 1.1fr)',
      sortable: false,
      value: (row) => fieldOf(row) || null,
      cell: (row) => (
        <Text size="small" tone={problems(row) ? 'stale' : 'quiet'}>
          <Truncated>{problems(row) || fieldOf(row) || '–'}</Truncated>
        </Text>
      ),
    },
    { key: 'round', title: t('round'), width: '84px', sortable: false, value: roundName },
    amount,
    {
      key: 'investors',
      title: t('investors'),
      width: 'minmax(140px, 2fr)',
      sortable: false,
      value: (row) => investorsOf(row, t) || null,
      cell: (row) =>
        row.investors.length > 0 ? (
          <Truncated>{investorsOf(row, t)}</Truncated>
        ) : (
          <Text size="small" tone="quiet">
            {t('notTold')}
          </Text>
        ),
    },
  ]
}
