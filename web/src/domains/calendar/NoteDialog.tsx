import { calendar } from '@pandora/contract/domains/calendar/operations'
import type { Entry } from '@pandora/contract/domains/calendar/shapes'
import { lazy, Suspense, useState } from 'react'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { named } from '../../lib/names.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Finder } from '../search/offers/finder/Finder.tsx'
import { whoOf } from './EntryLine.tsx'
import { calendarTexts } from './texts.ts'
import { changedByNotes } from './useEntries.ts'

const DayPicker = lazy(() => import('../../ui/day/DayPicker.tsx'))

interface Props {
  /** The note that is changed; absent: a new one. */
  entry?: Entry
  day: string
  /** The company that a new one is about. */
  company?: { id: string; name: string } | undefined
  onClose: () => void
}

/** Writes or changes a note for a day. */
export default function NoteDialog({ entry, day: begun, company: about, onClose }: Props) {
  const t = useTexts(calendarTexts)
  const language = useLanguage()
  const [day, setDay] = useState(begun)
  const [text, setText] = useState(entry?.title ?? '')
  const [company, setCompany] = useState(
    entry?.companyId ? { id: entry.companyId, name: whoOf(entry, language) } : (about ?? null),
  )
  const [tried, setTried] = useState(false)
  const save = useAction(calendar.saveNote, { invalidates: changedByNotes })
  const submit = () => {
    setTried(true)
    if (text.trim() === '') return
    save.mutate(
      {
        ...(entry?.noteId ? { noteId: entry.noteId } : {}),
        day,
        text,
        ...(company ? { companyId: company.id } : {}),
      },
      {
        onSuccess: () => {
          notify('success', t('saved'))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title={t(entry ? 'noteChange' : 'noteTitle')}
      onClose={onClose}
      guarded
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={save.isPending} onClick={submit}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Column gap={5}>
          <Suspense fallback={null}>
            <DayPicker label={t('day')} value={day} onChange={(next) => setDay(next ?? day)} />
          </Suspense>
          <TextField
            label={t('text')}
            value={text}
            maxLength={1000}
            hint={t('textHint')}
            error={tried && text.trim() === '' ? t('required') : undefined}
            onChange={(event) => setText(event.target.value)}
          />
          {company ? (
            <Row place="between">
              <Text strong>{company.name}</Text>
              <Button size="small" kind="quiet" onClick={() => setCompany(null)}>
                {t('chooseOther')}
              </Button>
            </Row>
          ) : (
            <Finder
              label={t('ofCompany')}
              onChoose={(found) =>
                setCompany({
                  id: found.securityId,
                  name: `${named(found.companyNameZh, found.companyNameEn, language, found.stockCode)} ${found.stockCode}`,
                })
              }
            />
          )}
          {save.error ? (
            <Text as="p" tone="error" role="alert">
              {failureText(save.error, language)}
            </Text>
          ) : null}
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </Column>
      </form>
    </Dialog>
  )
}
