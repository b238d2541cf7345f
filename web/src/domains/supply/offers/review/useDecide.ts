import { supply } from '@pandora/contract/domains/supply/operations'
import type { InputOf, OutputOf } from '@pandora/contract/operation'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/api/call.ts'
import { failureText } from '../../../../lib/api/failure.ts'
import { readAgain } from '../../../../lib/api/readAgain.ts'
import { useAction } from '../../../../lib/api/useAction.ts'
import { notify } from '../../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { reviewTexts } from './texts.ts'

export type Reviewed = OutputOf<typeof supply.waiting>['dataList'][number]
/** Which relation is decided, and what it is called. */
export interface Decided {
  which: Pick<Required<InputOf<typeof supply.reject>>, 'fromId' | 'toId' | 'type' | 'origin' | 'product'>
  relation: string
}
const touched = [supply.waiting, supply.partners, supply.relations, supply.neighbourhood, supply.hubs]

/** Accepts and rejects relations for everyone, and takes decisions back; each is told, and can be undone. */
export function useDecide() {
  const t = useTexts(reviewTexts)
  const language = useLanguage()
  const client = useQueryClient()
  const accepting = useAction(supply.accept, { invalidates: touched })
  const rejecting = useAction(supply.reject, { invalidates: touched })
  const taking = useAction(supply.takeBack, { invalidates: touched })
  const failed = (error: unknown) => notify('error', failureText(error, language))
  const told = (text: string, { which }: Decided) =>
    notify('success', text, {
      action: {
        text: t('undo'),
        run: () => {
          void call(supply.takeBack, which)
            .catch(failed)
            .then(() => readAgain(client, touched))
        },
      },
    })
  return {
    busy: accepting.isPending || rejecting.isPending || taking.isPending,
    accept: (one: Decided) =>
      accepting.mutate(
        { fromId: one.which.fromId, toId: one.which.toId, type: one.which.type },
        { onSuccess: () => told(t('accepted', { relation: one.relation }), one), onError: failed },
      ),
    reject: (one: Decided, note: string, onDone: () => void) =>
      rejecting.mutate(
        { ...one.which, note },
        {
          onSuccess: () => {
            told(t('rejected', { relation: one.relation }), one)
            onDone()
          },
          onError: failed,
        },
      ),
    takeBack: (one: Decided) =>
      taking.mutate(one.which, {
        onSuccess: () => notify('success', t('taken', { relation: one.relation })),
        onError: failed,
      }),
  }
}
