import { calendar } from '@pandora/contract/domains/calendar/operations'
import type { Entry } from '@pandora/contract/domains/calendar/shapes'
import { entryLine, entryReason, kindWords } from '@pandora/contract/domains/calendar/words'
import type { calendarViews } from '@pandora/contract/domains/calendar/views'
import { inLanguage } from '@pandora/contract/language'
import { dayOf, parseAsOf } from '@pandora/contract/time'
import { lazy, Suspense, useContext, useState } from 'react'
import { useAsOf } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { number, stretch } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { useNow } from '../../../lib/useNow.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { PlaceContext, type ViewProps } from '../../../lib/view.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/States.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import styles from '../Calendar.module.css'
import { whoOf } from '../EntryLine.tsx'
import { spanOf, type Shown } from '../span.ts'
import { calendarTexts } from '../texts.ts'
import { filterOf, topics } from '../useEntries.ts'
import { Agenda } from './Agenda.tsx'
import { Filters } from './Filters.tsx'
import { MonthGrid } from './MonthGrid.tsx'

const NoteDialog = lazy(() => import('../NoteDialog.tsx'))
const PAGE = 100

/** What happens when: by month, week or as a list; on a phone an agenda. */
export default function CalendarView({ parameters, setParameters }: ViewProps<typeof calendarViews.calendar>) {
  const t = useTexts(calendarTexts)
  const language = useLanguage()
  const phone = usePhone()
  const now = useNow(3_600_000)
  const [asOf] = useAsOf()
  const { given } = useContext(PlaceContext)
  const [editing, setEditing] = useState<Entry | null>(null)
  useReread(calendar.days, topics)
  useReread(calendar.entries, topics)
  const today = dayOf((asOf === null ? undefined : parseAsOf(asOf)) ?? now)
  const day = parameters.date && /^\d{4}-\d\d-\d\d$/.test(parameters.date) ? parameters.date : today
  const shown: Shown = phone ? 'list' : parameters.show
  const ofCompany = given.has('companyId')
  const span = spanOf(shown, day, ofCompany)
  const filter = filterOf(parameters)
  const days = useOperation(
    calendar.days,
    { ...span, ...filter, most: shown === 'week' ? 12 : 3 },
    { keepPrevious: true },
  )
  const listed = shown === 'list' ? span : { from: day, to: day }
  const pages = usePages(calendar.entries, { ...listed, ...filter }, PAGE)
  const agenda = <Agenda entries={pages.items} onEdit={setEditing} />
  const more =
    pages.hasMore && pages.items.length > 0 ? <Button onClick={pages.loadMore}>{t('loadMore')}</Button> : null
  const sheet = () => ({
    name: t('title'),
    head: [t('day'), t('kind'), t('company'), t('what'), t('reason')],
    rows: (shown === 'list' ? pages.items : (days.data?.dataList ?? []).flatMap((one) => one.first)).map((entry) => [
      entry.day,
      inLanguage(kindWords[entry.kind], language),
      whoOf(entry, language),
      entryLine(entry, language),
      entryReason(entry, language),
    ]),
  })
  return (
    <>
      <ViewBody
        answer={days}
        context={
          shown === 'list' ? stretch(span.from, span.to, ' – ') : shown === 'month' ? day.slice(0, 7) : span.from
        }
        source={() => t('source')}
        empty={({ dataList }) =>
          shown === 'list' && dataList.length === 0 ? { why: t(ofCompany ? 'noneOfCompany' : 'none') } : undefined
        }
        table={sheet}
        note={({ withoutSource }) =>
          withoutSource.length === 0
            ? null
            : t('withoutSource', {
                kinds: withoutSource
                  .map((kind) => inLanguage(kindWords[kind], language))
                  .join(language === 'en' ? ', ' : '、'),
              })
        }
        bar={
          <Filters
            parameters={parameters}
            setParameters={setParameters}
            shown={shown}
            day={day}
            ofCompany={ofCompany}
            showGiven={given.has('show')}
          />
        }
      >
        {(data) =>
          shown === 'list' ? (
            <>
              {agenda}
              {more}
            </>
          ) : (
            <div className={styles.both}>
              <MonthGrid span={span} day={day} data={data} onChoose={(date) => setParameters({ date })} />
              <div className={styles.agenda}>
                <Text as="p" size="small" tone="quiet">
                  {t('entriesOn', { day, count: number(pages.total ?? 0, { digits: 0 }) })}
                </Text>
                {pages.items.length > 0 ? agenda : pages.isPending ? null : <Empty why={t('noneOf')} />}
                {more}
              </div>
            </div>
          )
        }
      </ViewBody>
      <Suspense fallback={null}>
        {editing ? <NoteDialog entry={editing} day={editing.day} onClose={() => setEditing(null)} /> : null}
      </Suspense>
    </>
  )
}
