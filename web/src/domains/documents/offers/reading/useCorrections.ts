import { analysis } from '@pandora/contract/domains/analysis/operations'
import { corrections } from '@pandora/contract/domains/corrections/operations'
import type { InputOf, OutputOf } from '@pandora/contract/operation'
import { useAsOf } from '../../../../lib/address.ts'
import { failureText } from '../../../../lib/api/failure.ts'
import { useAction } from '../../../../lib/api/useAction.ts'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { notify } from '../../../../lib/notices.ts'
import { useRoot } from '../../../../lib/store.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { readingTexts } from './texts.ts'

export type Content = InputOf<typeof corrections.save>['content']
export type Correction = OutputOf<typeof corrections.list>['dataList'][number]

const changed = [analysis.document, corrections.list, analysis.health]

/** Correcting what the analysis says of one document, and taking it back; each says what it did, with an undo. */
export function useCorrections(newsId: string, some: boolean) {
  const t = useTexts(readingTexts)
  const language = useLanguage()
  const [asOf] = useAsOf()
  const role = useRoot((root) => root.user.info?.role)
  const may = role !== undefined && role !== 'guest'
  const saving = useAction(corrections.save, { invalidates: changed })
  const reverting = useAction(corrections.revert, { invalidates: changed })
  const list = useOperation(corrections.list, { newsId, inForce: true, page: 0, size: 50 }, { enabled: may && some })
  const onError = (error: unknown) => notify('error', failureText(error, language))
  const revert = (correctionId: number) =>
    reverting.mutate({ correctionId }, { onSuccess: () => notify('success', t('undone')), onError })
  const save = (content: Content, onSaved: () => void) =>
    saving.mutate(
      { newsId, content },
      {
        onSuccess: ({ data }) => {
          onSaved()
          notify('success', t('saved'), {
            detail: asOf ? t('savedPast') : undefined,
            action: { text: t('undo'), run: () => revert(data.correctionId) },
          })
        },
        onError,
      },
    )
  return {
    may,
    admin: role === 'admin',
    busy: saving.isPending || reverting.isPending,
    list: list.data?.dataList ?? [],
    save,
    revert,
  }
}
export type Corrections = ReturnType<typeof useCorrections>
