import { documents } from '@pandora/contract/domains/documents/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { SavedMenu as Menu } from '../../../ui/saved/SavedMenu.tsx'
import { useKept } from '../../../ui/saved/useKept.ts'
import { documentSearchTexts } from './texts.ts'

type Saved = OutputOf<typeof documents.saved>['dataList'][number]
interface Props {
  text: string
  sort: Saved['sort']
  onOpen: (saved: Saved) => void
}

/** Searches of the user's own. */
export function SavedMenu({ text, sort, onOpen }: Props) {
  const t = useTexts(documentSearchTexts)
  const query = useOperation(documents.saved, {})
  const save = useAction(documents.save, { invalidates: [documents.saved] })
  const remove = useAction(documents.removeSaved, { invalidates: [documents.saved] })
  const { kept, gone } = useKept()
  const list = query.data?.dataList
  return (
    <Menu
      words={{
        label: t('saved'),
        none: `${t('savedNone')} ${t('savedFirst')}`,
        saveAs: t('saveAs'),
        update: t('update'),
        updateOf: (name) => t('updateOf', { name }),
      }}
      query={query}
      thingsOf={({ dataList }) => dataList.map(({ searchId: id, name, text: title }) => ({ id, name, title }))}
      keepable={text !== ''}
      busy={save.isPending}
      onOpen={(id) => {
        const one = list?.find(({ searchId }) => searchId === id)
        if (one) onOpen(one)
      }}
      onKeep={(name, searchId, after) =>
        save.mutate({ ...(searchId ? { searchId } : {}), name, text, sort }, kept(after))
      }
      onRename={(searchId, name, after) => save.mutate({ searchId, name }, kept(after))}
      onRemove={(searchId, name) => remove.mutate({ searchId }, gone(name))}
    />
  )
}
