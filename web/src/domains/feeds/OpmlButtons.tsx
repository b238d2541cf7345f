import { useRef } from 'react'
import { feeds } from '@pandora/contract/domains/feeds/operations'
import { Button } from '../../ui/Button.tsx'
import { FileInput } from '../../ui/form/FileInput.tsx'
import { download } from '../../lib/api/download.ts'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { feedTexts } from './texts.ts'

const MOST = 900_000

/** Takes feeds in from an OPML file and gives them out as one. */
export function OpmlButtons({ any }: { any: boolean }) {
  const t = useTexts(feedTexts)
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const take = useAction(feeds.importOpml, { invalidates: [feeds.list] })
  const failed = (error: unknown) => notify('error', failureText(error, language))
  const read = async (file: File) => {
    if (file.size > MOST) {
      notify('error', t('tooLargeOpml'))
      return
    }
    take.mutate(
      { text: await file.text() },
      { onSuccess: ({ data }) => notify('success', t('imported', data)), onError: failed },
    )
  }
  return (
    <>
      <Button busy={take.isPending} onClick={() => input.current?.click()}>
        {t('importOpml')}
      </Button>
      <FileInput input={input} accept=".opml,.xml" label={t('importOpml')} onFiles={read} />
      {any ? (
        <Button
          onClick={() => {
            download(feeds.exportOpml, {}, 'pandora-feeds.opml').catch(failed)
          }}
        >
          {t('exportOpml')}
        </Button>
      ) : null}
    </>
  )
}
