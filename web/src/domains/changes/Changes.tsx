import { lazy, Suspense } from 'react'
import { changes } from '@pandora/contract/domains/changes/operations'
import { dayOf, isDay } from '@pandora/contract/time'
import { useAddressField, useAsOf, useGo } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { useNow } from '../../lib/useNow.ts'
import { Button } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { ChangeTable } from './ChangeTable.tsx'
import { Choose } from './Choose.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import stack from '../../ui/Stack.module.css'
import styles from './Changes.module.css'
import { dayBefore, groupShown, notesOf, spans, subjectIn, type Subject } from './model.ts'
import { changeTexts } from './texts.ts'

const DayPicker = lazy(() => import('../../ui/day/DayPicker.tsx'))
/** Days compared where the address says none. */
const USUAL = 30

/** What a subject is on two dates: days, groups with their counts, and the changes of the group that is open. */
function Compared({ asked, today }: { asked: Subject; today: string }) {
  const t = useTexts(changeTexts)
  const language = useLanguage()
  const go = useGo()
  const [fromText, setFrom] = useAddressField('from')
  const [toText, setTo] = useAddressField('to')
  const [groupText, setGroup] = useAddressField('group')
  const to = isDay(toText) && toText <= today ? toText : today
  const from = isDay(fromText) ? fromText : dayBefore(to, USUAL)
  const good = from < to
  const counts = useOperation(changes.counts, { ...asked, from, to }, { enabled: good, keepPrevious: true })
  const { data } = counts
  const group = groupShown(groupText, data?.groups ?? [])
  const span = spans.find((days) => to === today && from === dayBefore(today, days))
  const setSpan = (days: number) =>
    go(
      `/index/changes?${new URLSearchParams({ subject: `${asked.subject}:${asked.id}`, from: dayBefore(today, days), to: today, ...(groupText ? { group: groupText } : {}) })}`,
      { replace: true },
    )
  const missing = counts.error?.code === 'NOT_FOUND'
  if (missing) return <Empty why={t('noSuch')} action={{ text: t('toSearch'), run: () => go('/index/changes') }} />
  return (
    <>
      <div className={styles.asked}>
        <span className={styles.day}>
          {t('from')}
          <div>
            <Suspense fallback={<Skeleton count={1} />}>
              <DayPicker
                label={t('from')}
                value={from}
                notAfter={today}
                onChange={(day) => {
                  if (day) setFrom(day)
                }}
              />
            </Suspense>
          </div>
        </span>
        <span className={styles.day}>
          {t('to')}
          <div>
            <Suspense fallback={<Skeleton count={1} />}>
              <DayPicker
                label={t('to')}
                value={to}
                notAfter={today}
                onChange={(day) => {
                  if (day) setTo(day)
                }}
              />
            </Suspense>
          </div>
        </span>
        <SegmentedControl
          label={t('span')}
          value={String(span ?? '')}
          onChange={(next) => setSpan(Number(next))}
          options={spans.map((days) => ({ value: String(days), text: t(`days${days}`) }))}
        />
        <Button size="small" kind="quiet" onClick={() => go('/index/changes')}>
          {t('another')}
        </Button>
      </div>
      {!good ? (
        <p className={styles.bad} role="alert">
          {t('badSpan')}
        </p>
      ) : counts.error && !data ? (
        <ErrorState
          failure={counts.error}
          onRetry={() => {
            void counts.refetch()
          }}
        />
      ) : !data ? (
        <Skeleton count={8} />
      ) : (
        <>
          <div className={styles.groups}>
            <SegmentedControl
              label={t('groups')}
              value={group}
              onChange={setGroup}
              options={data.groups.map((one) => ({
                value: one.group,
                text: t('counted', { group: t(`group_${one.group}`), count: one.count }),
              }))}
            />
          </div>
          {notesOf(data, group).map(({ key, named: values }) => (
            <p key={key} className={styles.note}>
              {t(
                key,
                Object.fromEntries(Object.entries(values).map(([name, value]) => [name, number(value, { digits: 0 })])),
              )}
            </p>
          ))}
          {data.total === 0 ? (
            <Empty
              why={t('nothing')}
              {...(span === 365 ? {} : { action: { text: t('wider'), run: () => setSpan(365) } })}
            />
          ) : (
            <ChangeTable
              key={group}
              asked={asked}
              from={from}
              to={to}
              group={group}
              onWider={span === 365 ? undefined : () => setSpan(365)}
            />
          )}
        </>
      )}
      <span className="visually-hidden" aria-live="polite">
        {data ? `${named(data.nameZh, data.nameEn, language)} ${t('total', { count: data.total })}` : ''}
      </span>
    </>
  )
}

/** Two dates compared: a company, a theme or a floor, and what changed of it between them. */
export default function Changes() {
  const t = useTexts(changeTexts)
  const language = useLanguage()
  const now = useNow(60_000)
  const [asOf] = useAsOf()
  const [subjectText] = useAddressField('subject')
  const asked = subjectIn(subjectText)
  const today = asOf?.slice(0, 10) ?? dayOf(now)
  const [fromText] = useAddressField('from')
  const [toText] = useAddressField('to')
  const to = isDay(toText) && toText <= today ? toText : today
  const from = isDay(fromText) ? fromText : dayBefore(to, USUAL)
  const { data } = useOperation(
    changes.counts,
    { subject: asked?.subject ?? 'company', id: asked?.id ?? '-', from, to },
    { enabled: asked !== null && from < to },
  )
  const about =
    data && asked
      ? `${t(`subject_${asked.subject}`)} · ${named(data.nameZh, data.nameEn, language, asked.id)}${asked.subject === 'floor' ? ` · ${t('ofFloor', { companies: data.companies, themes: data.themes })}` : ''} · ${t('total', { count: data.total })}`
      : null
  return (
    <Screen title={t('title')} layout={asked ? 'fill' : 'flow'} context={about}>
      <div className={stack.main}>
        <Text className={stack.intro} as="p" size="small" tone="plain">
          {t('intro')}
        </Text>
        {asked ? <Compared key={subjectText} asked={asked} today={today} /> : <Choose />}
      </div>
    </Screen>
  )
}
