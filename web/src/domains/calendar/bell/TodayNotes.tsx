import { useGo } from '../../../lib/address.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { calendarTexts } from '../texts.ts'
import { useToday } from './useTodayNotes.ts'

/** Inside the bell: what the user noted for today; nothing where there is none. */
export default function TodayNotes({ close }: { close: () => void }) {
  const t = useTexts(calendarTexts)
  const language = useLanguage()
  const go = useGo()
  const { data } = useToday()
  if (!data || data.dataList.length === 0) return null
  return (
    <Column gap={3}>
      <Text as="h2" size="small" tone="quiet">
        {t('notesToday')}
      </Text>
      {data.dataList.map((note) => (
        <Button
          key={note.noteId}
          kind="quiet"
          onClick={() => {
            close()
            go(`/index/calendar?date=${note.day}`)
          }}
        >
          {note.companyId ? `${named(note.nameZh, note.nameEn, language, note.companyId)} · ` : ''}
          {note.text}
        </Button>
      ))}
    </Column>
  )
}
