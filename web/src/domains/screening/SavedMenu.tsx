import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import { screening } from '@pandora/contract/domains/screening/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useAction } from '../../lib/api/useAction.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import { SavedMenu as Menu } from '../../ui/saved/SavedMenu.tsx'
import { useKept } from '../../ui/saved/useKept.ts'
import { usualColumns } from './columns.tsx'
import { screeningTexts } from './texts.ts'
import { filterOf, stateOf } from './where.ts'
import type { ScreenState, ShownScreen } from './where.ts'

type Saved = OutputOf<typeof screening.saved>['dataList'][number]
interface Props {
  state: ShownScreen
  /** Shown. */
  columns: readonly ScreenField[]
  onLoad: (state: ScreenState) => void
}

/** Screens of the user's own. */
export function SavedMenu({ state, columns, onLoad }: Props) {
  const t = useTexts(screeningTexts)
  const query = useOperation(screening.saved, {})
  const save = useAction(screening.save, { invalidates: [screening.saved] })
  const remove = useAction(screening.remove, { invalidates: [screening.saved] })
  const { kept, gone } = useKept()
  const list = query.data?.dataList
  const open = (one: Saved) =>
    onLoad({
      ...stateOf(one.filter),
      sort: one.sort,
      order: one.order,
      columns: one.columns.join() === usualColumns.join() || one.columns.length === 0 ? null : one.columns,
    })
  return (
    <Menu
      words={{
        label: t('saved'),
        none: t('savedNone'),
        saveAs: t('saveAs'),
        update: t('update'),
        updateOf: (name) => t('updateOf', { name }),
      }}
      query={query}
      thingsOf={({ dataList }) => dataList.map(({ screenId: id, name }) => ({ id, name }))}
      keepable
      busy={save.isPending}
      onOpen={(id) => {
        const one = list?.find(({ screenId }) => screenId === id)
        if (one) open(one)
      }}
      onKeep={(name, screenId, after) =>
        save.mutate(
          {
            ...(screenId ? { screenId } : {}),
            name,
            content: {
              filter: filterOf(state),
              columns: [...columns],
              sort: state.sort as Saved['sort'],
              order: state.order,
            },
          },
          kept(after),
        )
      }
      onRename={(screenId, name, after) => save.mutate({ screenId, name }, kept(after))}
      onRemove={(screenId, name) => remove.mutate({ screenId }, gone(name))}
    />
  )
}
