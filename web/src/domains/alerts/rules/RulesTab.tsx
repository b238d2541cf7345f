import { useState } from 'react'
import { alerts } from '@pandora/contract/domains/alerts/operations'
import { ruleKinds, ruleTargets, type RuleKind, type RuleTarget } from '@pandora/contract/domains/alerts/terms'
import { useAddressField } from '../../../lib/address.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { alertTexts } from '../texts.ts'
import type { Rule } from '../types.ts'
import { draftOf, emptyDraft, type Draft } from './draft.ts'
import { Examples } from './Examples.tsx'
import { RuleCard } from './RuleCard.tsx'
import { RuleEditor } from './RuleEditor.tsx'

const SIZE = 20
const topics = ['alerts'] as const
const among = <Word extends string>(words: readonly Word[], word: string): Word | undefined =>
  words.find((one) => one === word)

/** The user's rules: found, switched, changed, deleted with a way back. */
export function RulesTab({ making, onMade }: { making: boolean; onMade: () => void }) {
  const t = useTexts(alertTexts)
  const language = useLanguage()
  const [target, setTarget] = useAddressField('target')
  const [kind, setKind] = useAddressField('kind')
  const [text, setText] = useAddressField('text')
  const [page, setPage] = useState(0)
  const [edited, setEdited] = useState<{ draft: Draft; ruleId: string | null } | null>(null)
  const filter = {
    target: among<RuleTarget>(ruleTargets, target),
    kind: among<RuleKind>(ruleKinds, kind),
    ...(text === '' ? {} : { text: text.slice(0, 60) }),
  }
  const query = useOperation(alerts.rules, { ...filter, page, size: SIZE }, { keepPrevious: true })
  useReread(alerts.rules, topics)
  const invalidates = [alerts.rules]
  const flip = useAction(alerts.switchRule, { invalidates })
  const remove = useAction(alerts.removeRule, { invalidates })
  const restore = useAction(alerts.restoreRule, { invalidates })
  const failed = (error: unknown) => notify('error', failureText(error, language))
  const filtered = filter.target !== undefined || filter.kind !== undefined || text !== ''
  const drop = ({ ruleId, name }: Rule) =>
    remove.mutate(
      { ruleId },
      {
        onSuccess: () =>
          notify('success', t('removed', { name }), {
            action: { text: t('undo'), run: () => restore.mutate({ ruleId }, { onError: failed }) },
          }),
        onError: failed,
      },
    )
  return (
    <Column>
      <Row wrap>
        <SearchField
          label={t('search')}
          value={text}
          onSearch={(value) => {
            setPage(0)
            setText(value)
          }}
        />
        <Select
          aria-label={t('target')}
          value={filter.target ?? ''}
          onChange={(event) => {
            setPage(0)
            setTarget(event.target.value)
          }}
        >
          <option value="">{t('allTargets')}</option>
          {ruleTargets.map((one) => (
            <option key={one} value={one}>
              {t(`target_${one}`)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('kind')}
          value={filter.kind ?? ''}
          onChange={(event) => {
            setPage(0)
            setKind(event.target.value)
          }}
        >
          <option value="">{t('allKinds')}</option>
          {ruleKinds.map((one) => (
            <option key={one} value={one}>
              {t(`kind_${one}`)}
            </option>
          ))}
        </Select>
      </Row>
      <Answer query={query} waiting={<Skeleton count={6} height={64} />}>
        {({ dataList, total }) =>
          total === 0 ? (
            filtered ? (
              <Empty why={t('noRulesFound')} />
            ) : (
              <Examples onChoose={(draft) => setEdited({ ruleId: null, draft })} />
            )
          ) : (
            <>
              <Column as="ul" gap={1}>
                {dataList.map((rule) => (
                  <RuleCard
                    key={rule.ruleId}
                    rule={rule}
                    onEdit={() =>
                      setEdited({
                        ruleId: rule.ruleId,
                        draft: draftOf(
                          rule,
                          named(rule.looksAt.nameZh, rule.looksAt.nameEn, language, rule.looksAt.id ?? ''),
                        ),
                      })
                    }
                    onSwitch={() => flip.mutate({ ruleId: rule.ruleId, enabled: !rule.enabled }, { onError: failed })}
                    onRemove={() => drop(rule)}
                  />
                ))}
              </Column>
              <Pager page={page} total={total} size={SIZE} onPage={setPage} />
            </>
          )
        }
      </Answer>
      {making ? <RuleEditor begin={emptyDraft()} ruleId={null} onClose={onMade} /> : null}
      {edited ? <RuleEditor begin={edited.draft} ruleId={edited.ruleId} onClose={() => setEdited(null)} /> : null}
    </Column>
  )
}
