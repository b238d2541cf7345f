import { lazy, Suspense, useState } from 'react'
import { Plus } from 'lucide-react'
import { dayOf } from '@pandora/contract/time'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { useNow } from '../../../lib/useNow.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import type { TabProps } from '../../companies/slots.ts'
import styles from '../Calendar.module.css'
import { calendarTexts } from '../texts.ts'
import { calendarView } from '../views.ts'

const NoteDialog = lazy(() => import('../NoteDialog.tsx'))

/** What is scheduled and what has happened of a company, with the user's notes of it. */
export default function CalendarTab({ profile }: TabProps) {
  const t = useTexts(calendarTexts)
  const language = useLanguage()
  const now = useNow(3_600_000)
  const [writing, setWriting] = useState(false)
  const name = named(profile.companyNameZh, profile.companyNameEn, language, profile.stockCode)
  return (
    <TabBody>
      <Row place="end">
        <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => setWriting(true)}>
          {t('addNote')}
        </Button>
      </Row>
      <div className={styles.tile}>
        <ViewTile view={calendarView} given={{ companyId: profile.companyId, show: 'list' }} about={name} />
      </div>
      <Suspense fallback={null}>
        {writing ? (
          <NoteDialog day={dayOf(now)} company={{ id: profile.companyId, name }} onClose={() => setWriting(false)} />
        ) : null}
      </Suspense>
    </TabBody>
  )
}
