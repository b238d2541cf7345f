import { financing } from '@pandora/contract/domains/financing/operations'
import { financingViews } from '@pandora/contract/domains/financing/rooms'
import { chosenIn } from '@pandora/contract/view/parameters'
import { useSearchParams } from 'react-router'
import { changed } from '../../../lib/address.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SavedMenu } from '../../../ui/saved/SavedMenu.tsx'
import { useKept } from '../../../ui/saved/useKept.ts'
import { financingTexts } from '../texts.ts'
import { whole } from '../words.ts'
import { contentOf, filterFields, type FilterContent } from './filter.ts'

const topics = ['companies'] as const

/** Filters of the user's own, each with what is new since it was last opened. */
export function SavedFilters() {
  const t = useTexts(financingTexts)
  const [address, setAddress] = useSearchParams()
  useReread(financing.filters, topics)
  const query = useOperation(financing.filters, {})
  const again = { invalidates: [financing.filters] }
  const save = useAction(financing.saveFilter, again)
  const remove = useAction(financing.removeFilter, again)
  const look = useAction(financing.lookAtFilter, again)
  const { kept, gone } = useKept()
  const chosen = chosenIn(financingViews.rounds, Object.fromEntries(address))
  const asked = contentOf(chosen)
  // A size is one of a currency: it is kept beside it.
  const content: FilterContent = asked.least === undefined ? asked : { ...asked, currency: chosen.currency }
  const list = query.data?.dataList ?? []
  const fresh = list.reduce((sum, one) => sum + one.fresh, 0)
  /** `since`: when it was last looked at, where there is something new; the list marks what came after. */
  const open = (filter: FilterContent, since: string | null) =>
    setAddress((was) =>
      changed(was, (next) => {
        next.delete('page')
        if (since) next.set('since', since)
        else next.delete('since')
        for (const field of filterFields) {
          const value = filter[field]
          if (value === undefined) next.delete(field)
          else next.set(field, String(value))
        }
        if (filter.least !== undefined) next.set('currency', filter.currency ?? 'CNY')
      }),
    )
  return (
    <Row gap={3}>
      {fresh > 0 ? (
        <Text size="small" tone="accent">
          {t('fresh', { count: whole(fresh) })}
        </Text>
      ) : null}
      <SavedMenu
        words={{
          label: t('saved'),
          none: t('savedNone'),
          saveAs: t('saveAs'),
          update: t('update'),
          updateOf: (name) => t('updateOf', { name }),
        }}
        query={query}
        thingsOf={({ dataList }) =>
          dataList.map((one) => ({
            id: one.filterId,
            name: one.fresh > 0 ? `${one.name} · ${t('fresh', { count: whole(one.fresh) })}` : one.name,
            title: t('foundBy', { rounds: whole(one.rounds), fresh: whole(one.fresh) }),
          }))
        }
        keepable={Object.keys(content).length > 0}
        busy={save.isPending}
        onOpen={(filterId) => {
          const one = list.find((own) => own.filterId === filterId)
          if (!one) return
          open(one.content, one.fresh > 0 ? one.lookedAt : null)
          look.mutate({ filterId })
        }}
        onKeep={(name, filterId, after) => {
          const own = list.find((one) => one.filterId === filterId)
          save.mutate({ ...(filterId ? { filterId } : {}), name: own?.name ?? name, content }, kept(after))
        }}
        onRename={(filterId, name, after) => save.mutate({ filterId, name }, kept(after))}
        onRemove={(filterId, name) => remove.mutate({ filterId }, gone(name))}
      />
    </Row>
  )
}
