import { useState } from 'react'
import { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useAction } from '../../lib/api/useAction.ts'
import { named } from '../../lib/names.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './PolicyTopics.module.css'
import { policyTopicsTexts } from './texts.ts'

type Kept = OutputOf<typeof policyTopics.configuration>

interface BoxProps {
  name: string
  state: 'all' | 'some' | 'none'
  /** It stands for those below it. */
  strong?: boolean
  onTick: (ticked: boolean) => void
}

/** A box in one of three states. */
const Box = ({ name, state, strong = false, onTick }: BoxProps) => (
  <Row as="label" gap={3}>
    <input
      type="checkbox"
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some'
      }}
      onChange={({ target }) => onTick(target.checked)}
    />
    <Text strong={strong}>{name}</Text>
  </Row>
)

/** The tree of topics with three-state boxes, kept for the user (POLICY-11, POLICY-12). */
export function Configuration({ kept, onClose }: { kept: Kept; onClose: () => void }) {
  const t = useTexts(policyTopicsTexts)
  const language = useLanguage()
  const leaves = kept.dataList.flatMap(({ dataList }) => dataList)
  const [ticked, setTicked] = useState(() => new Set(leaves.filter(({ flag }) => flag).map(({ id }) => id)))
  const save = useAction(policyTopics.saveConfiguration, { invalidates: [policyTopics.configuration] })
  const tick = (ids: readonly string[], on: boolean) =>
    setTicked((was) => new Set(on ? [...was, ...ids] : [...was].filter((id) => !ids.includes(id))))
  const send = (all: boolean) =>
    save.mutate(
      { ticked: all ? [] : [...ticked], all },
      {
        onSuccess: () => {
          notify('success', t('saved'))
          onClose()
        },
      },
    )
  return (
    <Drawer title={t('configure')} onClose={onClose}>
      <Column gap={5}>
        <Text size="small" tone="quiet">
          {t('configureHint')}
        </Text>
        {kept.dataList.map(({ id, topic, topicEn, dataList }) => {
          const own = dataList.map((one) => one.id)
          const count = own.filter((one) => ticked.has(one)).length
          return (
            <Column key={id} gap={3}>
              <Box
                strong
                name={named(topic, topicEn, language)}
                state={count === own.length ? 'all' : count === 0 ? 'none' : 'some'}
                onTick={(on) => tick(own, on)}
              />
              <Row gap={5} wrap className={styles.leaves}>
                {dataList.map((one) => (
                  <Box
                    key={one.id}
                    name={named(one.topic, one.topicEn, language)}
                    state={ticked.has(one.id) ? 'all' : 'none'}
                    onTick={(on) => tick([one.id], on)}
                  />
                ))}
              </Row>
            </Column>
          )
        })}
        {ticked.size === 0 ? <Text tone="error">{t('noneTicked')}</Text> : null}
        <Row gap={3}>
          <Button kind="primary" busy={save.isPending} disabled={ticked.size === 0} onClick={() => send(false)}>
            {t('save')}
          </Button>
          <Button disabled={!kept.saved || save.isPending} onClick={() => send(true)}>
            {t('forget')}
          </Button>
        </Row>
      </Column>
    </Drawer>
  )
}
