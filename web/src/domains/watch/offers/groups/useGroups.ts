import { useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@pandora/contract/operation'
import { watch } from '@pandora/contract/domains/watch/operations'
import { readAgain } from '../../../../lib/api/readAgain.ts'
import { call } from '../../../../lib/api/call.ts'
import { failureText } from '../../../../lib/api/failure.ts'
import { useAction } from '../../../../lib/api/useAction.ts'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { notify } from '../../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { moved } from './order.ts'
import { groupTexts } from './texts.ts'

export type Group = OutputOf<typeof watch.saveGroup>
const touched = [watch.groups, watch.list, watch.optionalStocks]

/** The reader's groups and what can be done with them; deleting one can be undone, its companies with it. */
export function useGroups() {
  const t = useTexts(groupTexts)
  const language = useLanguage()
  const client = useQueryClient()
  const query = useOperation(watch.groups, {})
  const save = useAction(watch.saveGroup, { invalidates: touched })
  const groups = query.data?.dataList ?? []
  const failed = (error: unknown) => notify('error', failureText(error, language))
  const again = () => readAgain(client, touched)

  const create = (name: string, onDone: (group: Group) => void) =>
    save.mutate(
      { name },
      {
        onSuccess: ({ data }) => {
          notify('success', t('groupCreated', { name }))
          onDone(data)
        },
        onError: failed,
      },
    )
  const rename = ({ groupId }: Group, name: string, onDone: () => void) =>
    save.mutate({ groupId, name }, { onSuccess: onDone, onError: failed })
  const move = async ({ groupId, name }: Group, to: number): Promise<void> => {
    const from = groups.findIndex((group) => group.groupId === groupId)
    if (from < 0 || to < 0 || to >= groups.length || from === to) return
    const next = moved(groups, from, to)
    for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [watch.groups.id] }))
      client.setQueryData<typeof query.data>(queryKey, (was) => was && { ...was, dataList: next })
    try {
      await call(watch.saveGroup, { groupId, name, position: to })
    } catch (error) {
      failed(error)
    }
    await again()
  }
  const remove = async (group: Group, onDone: () => void): Promise<void> => {
    // Its screen is left first: there is nothing to read of it afterwards.
    onDone()
    try {
      // Who was in it, so that an undo brings the group back whole.
      const { groups: full } = await call(watch.optionalStocks, {})
      const members = full.find(({ groupId }) => groupId === group.groupId)?.dataList ?? []
      await call(watch.deleteGroup, { groupId: group.groupId })
      const restore = async () => {
        try {
          const { groupId } = await call(watch.saveGroup, { name: group.name, position: group.position })
          for (const one of members)
            await call(watch.arrange, {
              companyId: one.companyId,
              groupIds: [...one.groupIds.filter((id) => id !== group.groupId), groupId],
            })
          notify('success', t('groupRestored', { name: group.name }))
        } catch (error) {
          failed(error)
        }
        await again()
      }
      notify('success', t('groupDeleted', { name: group.name }), {
        action: {
          text: t('undo'),
          run: () => {
            void restore()
          },
        },
      })
    } catch (error) {
      failed(error)
    }
    await again()
  }
  return { query, groups, create, rename, move, remove, saving: save.isPending }
}
