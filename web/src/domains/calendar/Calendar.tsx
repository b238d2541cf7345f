import { CalendarArrowDown, Plus } from 'lucide-react'
import { calendar } from '@pandora/contract/domains/calendar/operations'
import { calendarViews } from '@pandora/contract/domains/calendar/views'
import { chosenIn } from '@pandora/contract/view/parameters'
import { dayOf, parseAsOf } from '@pandora/contract/time'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAsOf } from '../../lib/address.ts'
import { download } from '../../lib/api/download.ts'
import { failureText } from '../../lib/api/failure.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { useNow } from '../../lib/useNow.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import styles from './Calendar.module.css'
import { spanOf } from './span.ts'
import { calendarTexts } from './texts.ts'
import { filterOf } from './useEntries.ts'
import { calendarView } from './views.ts'

const NoteDialog = lazy(() => import('./NoteDialog.tsx'))

/** What happens when, of the market or of one's own companies, with one's own notes. */
export default function Calendar() {
  const t = useTexts(calendarTexts)
  const language = useLanguage()
  const phone = usePhone()
  const now = useNow(3_600_000)
  const [asOf] = useAsOf()
  const [query] = useSearchParams()
  const [writing, setWriting] = useState(false)
  const chosen = chosenIn(calendarViews.calendar, Object.fromEntries(query))
  const today = dayOf((asOf === null ? undefined : parseAsOf(asOf)) ?? now)
  const day = chosen.date && /^\d{4}-\d\d-\d\d$/.test(chosen.date) ? chosen.date : today
  const exportFile = () => {
    const span = spanOf(phone ? 'list' : chosen.show, day)
    download(calendar.exportIcs, { ...span, ...filterOf(chosen) }, `calendar-${span.from}.ics`).then(
      () => notify('success', t('exported')),
      (error: unknown) => notify('error', failureText(error, language)),
    )
  }
  return (
    <Screen
      title={t('title')}
      actions={
        <>
          <IconButton label={t('exportIcs')} onClick={exportFile}>
            <CalendarArrowDown size={16} aria-hidden="true" />
          </IconButton>
          <Button kind="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setWriting(true)}>
            {t(phone ? 'addShort' : 'addNote')}
          </Button>
        </>
      }
    >
      <div className={styles.tile}>
        <ViewTile view={calendarView} />
      </div>
      <Suspense fallback={null}>{writing ? <NoteDialog day={day} onClose={() => setWriting(false)} /> : null}</Suspense>
    </Screen>
  )
}
