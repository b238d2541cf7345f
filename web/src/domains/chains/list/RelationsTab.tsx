import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { chains } from '@pandora/contract/domains/chains/operations'
import { userRelations } from '@pandora/contract/domains/chains/operations/relations'
import type { OutputOf } from '@pandora/contract/operation'
import { useAddressField } from '../../../lib/address.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Empty } from '../../../ui/States.tsx'
import { chainTexts } from '../texts.ts'

const RelationDialog = lazy(() => import('./RelationDialog.tsx'))

const SIZE = 30
type Relation = OutputOf<typeof chains.relations>['dataList'][number]

/** What companies are to the user: searched, filtered, added, taken back. */
export function RelationsTab() {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  const comma = language === 'en' ? ', ' : '、'
  const [text, setText] = useAddressField('q')
  const [which, setWhich] = useAddressField('relation')
  const [page, setPage] = useState(0)
  const [adding, setAdding] = useState(false)
  const relation = userRelations.find((one) => one === which)
  const query = useOperation(
    chains.relations,
    { ...(text ? { text } : {}), ...(relation ? { relation } : {}), page, size: SIZE },
    { keepPrevious: true },
  )
  const save = useAction(chains.saveRelation, { invalidates: [chains.relations] })
  const tell = (error: unknown) => notify('error', failureText(error, language))
  const remove = ({ companyId, relation: is, note }: Relation) =>
    save.mutate(
      { companyId, relation: is, remove: true },
      {
        onSuccess: () =>
          notify('success', t('relationRemoved'), {
            action: {
              text: t('undo'),
              run: () => save.mutate({ companyId, relation: is, note }, { onError: tell }),
            },
          }),
        onError: tell,
      },
    )
  return (
    <Column gap={5}>
      <Row wrap place="between">
        <Row wrap>
          <SearchField
            label={t('searchRelations')}
            value={text}
            onSearch={(next) => {
              setPage(0)
              setText(next)
            }}
          />
          <Select
            aria-label={t('relation')}
            value={relation ?? ''}
            onChange={(event) => {
              setPage(0)
              setWhich(event.target.value)
            }}
          >
            <option value="">{t('allRelations')}</option>
            {userRelations.map((one) => (
              <option key={one} value={one}>
                {t(`relation_${one}`)}
              </option>
            ))}
          </Select>
        </Row>
        <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
          {t('addRelation')}
        </Button>
      </Row>
      <Answer query={query}>
        {({ dataList, total }) =>
          total === 0 ? (
            <Empty why={t('noRelations')} action={{ text: t('addRelation'), run: () => setAdding(true) }} />
          ) : (
            <>
              <Column as="ul" gap={4}>
                {dataList.map((one) => (
                  <Row key={`${one.companyId} ${one.relation}`} as="li" gap={5} wrap place="between">
                    <Column gap={1}>
                      <span>
                        <ScreenLink to={`/index/company/${encodeURIComponent(one.companyId)}`}>
                          {named(one.nameZh, one.nameEn, language, one.companyId)}
                        </ScreenLink>{' '}
                        <Text tone="quiet">{one.code}</Text> <Text tone="accent">{t(`relation_${one.relation}`)}</Text>
                      </span>
                      <Text size="small" tone="quiet">
                        {one.note ? (
                          <>
                            <Text>{one.note}</Text> ·{' '}
                          </>
                        ) : null}
                        {t('savedAt')} {dateTime(one.savedAt)}
                        {one.chains.length > 0 ? (
                          <>
                            {' '}
                            · {t('inChains')} <Text>{one.chains.map(({ name }) => name).join(comma)}</Text>
                          </>
                        ) : null}
                      </Text>
                    </Column>
                    <Button busy={save.isPending} onClick={() => remove(one)}>
                      {t('remove')}
                    </Button>
                  </Row>
                ))}
              </Column>
              <Pager page={page} total={total} size={SIZE} onPage={setPage} />
            </>
          )
        }
      </Answer>
      <Suspense fallback={null}>{adding ? <RelationDialog onClose={() => setAdding(false)} /> : null}</Suspense>
    </Column>
  )
}
