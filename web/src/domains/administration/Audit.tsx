import { lazy, Suspense } from 'react'
import { administration, auditActions } from '@pandora/contract/domains/administration/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useAddressField } from '../../lib/address.ts'
import { usePages } from '../../lib/api/usePages.ts'
import { dateTime } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { Select } from '../../ui/Select.tsx'
import { TwoLines } from '../../ui/TwoLines.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import styles from './Administration.module.css'
import { detailOf } from './detail.ts'
import { ListTile } from './offers/ListTile.tsx'
import { administrationTexts } from './texts.ts'

const DayPicker = lazy(() => import('../../ui/day/DayPicker.tsx'))
type Line = OutputOf<typeof administration.audit>['dataList'][number]
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** What was written down of accounts: who, what, when; filtered by person, deed and day. */
export function Audit() {
  const t = useTexts(administrationTexts)
  const phone = usePhone()
  const [user, setUser] = useAddressField('user')
  const [action, setAction] = useAddressField('action')
  const [from, setFrom] = useAddressField('from')
  const [to, setTo] = useAddressField('to')
  const chosen = auditActions.find((one) => one === action)
  const uid = /^\d{1,9}$/.test(user) ? Number(user) : 0
  const pages = usePages(
    administration.audit,
    {
      ...(uid > 0 ? { uid } : {}),
      ...(chosen ? { action: chosen } : {}),
      ...(isDay(from) ? { from } : {}),
      ...(isDay(to) ? { to } : {}),
    },
    50,
  )
  const deed = ({ action: done }: Line) => {
    const known = auditActions.find((one) => one === done)
    return known ? t(`action_${known}`) : done
  }
  const who = (line: Line) => line.who || (line.uid === null ? '–' : `#${line.uid}`)
  const columns: Column<Line>[] = [
    {
      key: 'at',
      title: t('time'),
      value: ({ happenedAt }) => happenedAt,
      width: '136px',
      sortable: false,
      wideOnly: true,
      cell: ({ happenedAt }) => dateTime(happenedAt),
    },
    {
      key: 'who',
      title: t('who'),
      value: who,
      width: 'minmax(140px, 1fr)',
      sortable: false,
      cell: (line) => (phone ? <TwoLines first={who(line)} second={dateTime(line.happenedAt)} /> : who(line)),
    },
    { key: 'action', title: t('action'), value: deed, width: 'minmax(120px, 1fr)', sortable: false },
    {
      key: 'detail',
      title: t('detail'),
      value: (line) => detailOf(line.detail, t),
      width: 'minmax(180px, 3fr)',
      sortable: false,
      wideOnly: true,
      cell: (line) => {
        const text = detailOf(line.detail, t)
        return <span title={text}>{text || '–'}</span>
      },
    },
  ]
  return (
    <ListTile
      title={t('audit')}
      file="pandora-audit"
      pages={pages}
      columns={columns}
      rowKey={({ auditId }) => String(auditId)}
      empty={t('noAudit')}
      filters={
        <>
          <SearchField label={t('userNumber')} value={user} onSearch={setUser} />
          <Select aria-label={t('action')} value={action} onChange={(event) => setAction(event.target.value)}>
            <option value="">{t('allActions')}</option>
            {auditActions.map((one) => (
              <option key={one} value={one}>
                {t(`action_${one}`)}
              </option>
            ))}
          </Select>
          <Suspense fallback={null}>
            <span className={styles.day}>
              <DayPicker
                label={t('from')}
                value={isDay(from) ? from : null}
                onChange={(day) => setFrom(day ?? '')}
                clearable
              />
            </span>
            <span className={styles.day}>
              <DayPicker label={t('to')} value={isDay(to) ? to : null} onChange={(day) => setTo(day ?? '')} clearable />
            </span>
          </Suspense>
        </>
      }
    />
  )
}
