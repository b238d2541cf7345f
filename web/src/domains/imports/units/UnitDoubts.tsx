import { useState } from 'react'
import { imports } from '@pandora/contract/domains/imports/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { number } from '../../../lib/formats.ts'
import { notify } from '../../../lib/notices.ts'
import { queryClient } from '../../../lib/queryClient.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Confirm } from '../../../ui/dialog/Confirm.tsx'
import { Select } from '../../../ui/Select.tsx'
import { ErrorState, Skeleton } from '../../../ui/States.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import styles from '../Runs.module.css'
import { importTexts } from '../texts.ts'

type Doubt = OutputOf<typeof imports.unitDoubts>['dataList'][number]
const PAGE = 50
/** Units that money is told in: thousands, ten thousands, millions, hundred millions. */
const scales = [3, 4, 6, 8] as const
type Choice = 'as-told' | (typeof scales)[number]

/** Figures of a run whose unit is in doubt, each with what says so, and the choice of what it is. */
export function UnitDoubts({ runId, count }: { runId: number; count: number }) {
  const t = useTexts(importTexts)
  const pages = usePages(imports.unitDoubts, { runId }, PAGE, count > 0)
  const [asked, setAsked] = useState<{ doubt: Doubt; choice: Choice } | null>(null)
  if (count === 0) return null
  const name = (one: Doubt) => t(`unitStatement_${one.statement}`)
  const columns: Column<Doubt>[] = [
    {
      key: 'line',
      title: t('line'),
      value: ({ line }) => line,
      width: '64px',
      figures: true,
      cell: ({ line }) => number(line, { digits: 0 }),
    },
    {
      key: 'company',
      title: t('unitDoubts'),
      value: ({ company }) => company,
      width: 'minmax(130px, 2fr)',
      cell: (one) => (
        <TwoLines
          first={one.company}
          second={t('unitOf', { statement: name(one), period: one.periodEnd, exponent: one.exponent })}
        />
      ),
    },
    {
      key: 'evidence',
      title: t('unitEvidence'),
      value: ({ evidence }) => evidence.join(' '),
      width: 'minmax(110px, 2fr)',
      cell: ({ evidence }) => <span title={evidence.join('\n')}>{evidence[0] ?? '–'}</span>,
    },
    {
      key: 'settle',
      title: t('unitChoose'),
      value: () => '',
      width: '116px',
      cell: (doubt) => (
        <Select
          height="small"
          aria-label={t('unitChoose')}
          value=""
          onChange={({ target: { value } }) => {
            const scale = scales.find((one) => String(one) === value)
            if (value !== '') setAsked({ doubt, choice: scale ?? 'as-told' })
          }}
        >
          <option value="">{t('unitChoose')}</option>
          <option value="as-told">{t('unitAsTold')}</option>
          {scales.map((one) => (
            <option key={one} value={one}>
              {t('unitScaled', { scale: t(`unitScale_${one}`) })}
            </option>
          ))}
        </Select>
      ),
    },
  ]
  return (
    <section className={styles.part}>
      <h3>{t('unitDoubts')}</h3>
      {pages.error && !pages.items.length ? (
        <ErrorState failure={pages.error} onRetry={pages.refetch} />
      ) : pages.isPending ? (
        <Skeleton count={5} />
      ) : (
        <div className={styles.rejections}>
          <DataTable
            label={t('unitDoubts')}
            columns={columns}
            rows={pages.items}
            rowKey={(one) => `${one.companyId} ${one.statement} ${one.periodEnd} ${one.months} ${one.since}`}
            onEnd={pages.hasMore ? pages.loadMore : undefined}
          />
        </div>
      )}
      {asked ? <Settle {...asked} onClose={() => setAsked(null)} /> : null}
    </section>
  )
}

/** Asks once more what figures are said to be, and says what follows. */
function Settle({ doubt, choice, onClose }: { doubt: Doubt; choice: Choice; onClose: () => void }) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const settle = useAction(imports.settleUnit)
  const about = {
    company: doubt.company,
    period: doubt.periodEnd,
    statement: t(`unitStatement_${doubt.statement}`),
    figures: number(doubt.figures, { digits: 0 }),
    unit: doubt.unit,
    scale: choice === 'as-told' ? '' : t(`unitScale_${choice}`),
    factor: choice === 'as-told' ? '' : `10^${choice}`,
  }
  const { companyId, statement, periodEnd, months, unit, runId } = doubt
  return (
    <Confirm
      title={choice === 'as-told' ? t('unitAsToldTitle') : t('unitScaledTitle', about)}
      confirm={choice === 'as-told' ? t('unitAsTold') : t('unitScaled', about)}
      busy={settle.isPending}
      onClose={onClose}
      onConfirm={() =>
        settle.mutate(
          {
            companyId,
            statement,
            periodEnd,
            months,
            unit,
            runId,
            note: '',
            ...(choice === 'as-told'
              ? { ruling: 'as-told' as const }
              : { ruling: 'scaled' as const, exponent: -choice as -3 | -4 | -6 | -8 }),
          },
          {
            // The figures are read otherwise on every screen.
            onSuccess: () => {
              onClose()
              notify('success', t('unitSettled', about))
              void queryClient.invalidateQueries()
            },
            onError: (error) => notify('error', failureText(error, language)),
          },
        )
      }
    >
      <p>{choice === 'as-told' ? t('unitAsToldText', about) : t('unitScaledText', about)}</p>
    </Confirm>
  )
}
