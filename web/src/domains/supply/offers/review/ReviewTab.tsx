import { ACCEPTED_FROM } from '@pandora/contract/domains/supply/names'
import type { Language } from '@pandora/contract/language'
import { supply } from '@pandora/contract/domains/supply/operations'
import { lazy, Suspense, useState } from 'react'
import { useAddressField } from '../../../../lib/address.ts'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { number } from '../../../../lib/formats.ts'
import { useReread } from '../../../../lib/live/useReread.ts'
import { named } from '../../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { Answer } from '../../../../ui/Answer.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Column, Row } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { Pager } from '../../../../ui/pager/Pager.tsx'
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx'
import { Empty } from '../../../../ui/States.tsx'
import styles from './Review.module.css'
import { ReviewRow } from './ReviewRow.tsx'
import { reviewTexts } from './texts.ts'
import { useDecide, type Decided, type Reviewed } from './useDecide.ts'

const RejectDialog = lazy(() => import('./RejectDialog.tsx'))

const SIZE = 30
const states = ['waiting', 'accepted', 'rejected'] as const
const empty = { waiting: 'noWaiting', accepted: 'noAccepted', rejected: 'noRejected' } as const
const topics = ['analysis', 'companies'] as const

/** What a company is called by the first row that has it. */
function nameIn(rows: readonly Reviewed[], id: string, language: Language): string {
  const row = rows.find((one) => one.fromId === id || one.toId === id)
  if (!row) return id
  return row.fromId === id ? named(row.fromZh, row.fromEn, language, id) : named(row.toZh, row.toEn, language, id)
}

/** Relations that texts say and that wait for a reader; those decided, and those of sources that were refused. */
export function ReviewTab() {
  const t = useTexts(reviewTexts)
  const language = useLanguage()
  const [chosen, setState] = useAddressField('state')
  const [companyId, setCompany] = useAddressField('company')
  const [page, setPage] = useState(0)
  const [rejecting, setRejecting] = useState<Decided | null>(null)
  const state = states.find((one) => one === chosen) ?? 'waiting'
  const query = useOperation(
    supply.waiting,
    { state, ...(companyId ? { companyId } : {}), page, size: SIZE },
    { keepPrevious: true },
  )
  useReread(supply.waiting, topics)
  const decide = useDecide()
  return (
    <Column gap={5}>
      <Row wrap place="between">
        <SegmentedControl
          label={t('state')}
          value={state}
          options={states.map((value) => ({ value, text: t(`state_${value}`) }))}
          onChange={(next) => {
            setPage(0)
            setState(next === 'waiting' ? '' : next)
          }}
        />
        {companyId ? (
          <Row gap={4}>
            <Text>{t('ofCompany', { name: nameIn(query.data?.dataList ?? [], companyId, language) })}</Text>
            <Button
              size="small"
              onClick={() => {
                setPage(0)
                setCompany('')
              }}
            >
              {t('everyCompany')}
            </Button>
          </Row>
        ) : null}
      </Row>
      <Text as="p" size="small" tone="quiet">
        {t('about', { bound: number(ACCEPTED_FROM * 100, { digits: 0 }) })}
      </Text>
      <Answer query={query}>
        {({ dataList, total }) =>
          total === 0 ? (
            <Empty why={t(empty[state])} />
          ) : (
            <>
              <Column as="ul" gap={5} className={styles.list}>
                {dataList.map((row) => (
                  <ReviewRow
                    key={`${row.origin} ${row.fromId} ${row.type} ${row.toId} ${row.product ?? ''}`}
                    row={row}
                    decide={decide}
                    onReject={setRejecting}
                  />
                ))}
              </Column>
              <Pager page={page} total={total} size={SIZE} onPage={setPage} />
            </>
          )
        }
      </Answer>
      <Suspense fallback={null}>
        {rejecting ? <RejectDialog decided={rejecting} onClose={() => setRejecting(null)} /> : null}
      </Suspense>
    </Column>
  )
}
