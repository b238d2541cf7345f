import { failureText } from '../../lib/api/failure.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { savedTexts } from './texts.ts'

/** What is told of things kept under a name: that it was kept, that it is gone, that it did not work. */
export function useKept() {
  const t = useTexts(savedTexts)
  const language = useLanguage()
  const onError = (error: unknown) => notify('error', failureText(error, language))
  return {
    kept: (after: () => void) => ({
      onError,
      onSuccess: ({ data }: { data: { name: string } }) => {
        notify('success', t('savedAs', { name: data.name }))
        after()
      },
    }),
    /** With a way back where there is one. */
    gone: (name: string, undo?: () => void) => ({
      onError,
      onSuccess: () =>
        notify('success', t('removed', { name }), undo ? { action: { text: t('undo'), run: undo } } : undefined),
    }),
    onError,
  }
}
