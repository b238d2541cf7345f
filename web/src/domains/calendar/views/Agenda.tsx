import { Pencil, Trash2 } from 'lucide-react'
import { calendar } from '@pandora/contract/domains/calendar/operations'
import type { Entry } from '@pandora/contract/domains/calendar/shapes'
import { entryReason, kindWords } from '@pandora/contract/domains/calendar/words'
import { inLanguage } from '@pandora/contract/language'
import { useGo } from '../../../lib/address.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { longDay } from '../../../lib/formats.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import styles from '../Calendar.module.css'
import { EntryLine } from '../EntryLine.tsx'
import { calendarTexts } from '../texts.ts'
import { changedByNotes } from '../useEntries.ts'

interface Props {
  entries: readonly Entry[]
  onEdit: (entry: Entry) => void
  /** A company is chosen elsewhere than by going to its page. */
  onCompany?: (companyId: string) => void
}

/** Entries by day, each with why the day is what it is; a note can be changed and deleted, and the deletion undone. */
export function Agenda({ entries, onEdit, onCompany }: Props) {
  const t = useTexts(calendarTexts)
  const language = useLanguage()
  const go = useGo()
  const remove = useAction(calendar.deleteNote, { invalidates: changedByNotes })
  const restore = useAction(calendar.restoreNote, { invalidates: changedByNotes })
  const onError = (error: unknown) => notify('error', failureText(error, language))
  const takeBack = (noteId: string) =>
    restore.mutate({ noteId }, { onSuccess: () => notify('success', t('restored')), onError })
  const drop = (noteId: string) => {
    const undo = { text: t('undo'), run: () => takeBack(noteId) }
    remove.mutate({ noteId }, { onSuccess: () => notify('success', t('deleted'), { action: undo }), onError })
  }
  const open = (entry: Entry) => {
    if (entry.noteId !== null) onEdit(entry)
    else if (entry.companyId !== null && onCompany) onCompany(entry.companyId)
    else if (entry.companyId !== null) go(`/index/company/${encodeURIComponent(entry.companyId)}`)
    else if (entry.seriesCode !== null) go('/index/rates')
  }
  return (
    <div className={styles.agenda} data-list>
      {[...Map.groupBy(entries, (one) => one.day)].map(([day, own]) => (
        <section key={day} aria-label={longDay(day, language)}>
          <Text as="h3" size="small" tone="plain" strong>
            {longDay(day, language)}
          </Text>
          <ul>
            {own.map((entry) => {
              const reason = entryReason(entry, language)
              return (
                <li key={entry.key}>
                  <button type="button" className={styles.press} data-item onClick={() => open(entry)}>
                    <Column gap={1}>
                      <EntryLine entry={entry} />
                      <Text size="small" tone="quiet">
                        {[inLanguage(kindWords[entry.kind], language), reason].filter((one) => one !== '').join(' · ')}
                      </Text>
                    </Column>
                  </button>
                  {entry.noteId === null ? (
                    entry.provenance ? (
                      <ProvenanceLink provenance={entry.provenance} bare />
                    ) : null
                  ) : (
                    <Row gap={1}>
                      <IconButton
                        size="small"
                        label={t('editOf', { text: entry.title ?? '' })}
                        onClick={() => onEdit(entry)}
                      >
                        <Pencil size={14} aria-hidden="true" />
                      </IconButton>
                      <IconButton
                        size="small"
                        label={t('removeOf', { text: entry.title ?? '' })}
                        onClick={() => drop(entry.noteId ?? '')}
                      >
                        <Trash2 size={14} aria-hidden="true" />
                      </IconButton>
                    </Row>
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
