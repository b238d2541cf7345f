import { lazy, Suspense } from 'react'
import { useTexts } from '../../../../lib/texts.ts'
import { Column } from '../../../../ui/kit/Stack.tsx'
import { Popup } from '../../../../ui/Popup.tsx'
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { editChain, useEditor, useEditorStore } from '../state.ts'
import { editorTexts } from '../texts.ts'
import styles from './Head.module.css'

const DayPicker = lazy(() => import('../../../../ui/day/DayPicker.tsx'))

export type Shown = 'graph' | 'table'

/** Beside the title: version, name and days of supply, graph or table. */
export function Words({ shown, onShow }: { shown: Shown; onShow: (shown: Shown) => void }) {
  const t = useTexts(editorTexts)
  const store = useEditorStore()
  const version = useEditor((editor) => editor.version)
  const { name, supplyFromDate, supplyEndDate } = useEditor(({ history }) => history.present)
  const days =
    supplyFromDate === null && supplyEndDate === null
      ? t('supplyOpen')
      : t('supplyDays', { from: supplyFromDate ?? t('anyDay'), to: supplyEndDate ?? t('anyDay') })
  return (
    <span className={styles.words}>
      {version === null ? null : <span className={styles.version}>{t('version', { version })}</span>}
      <Popup label={`${t('rename')} · ${days}`} className={styles.days} face={days} width={280}>
        {() => (
          <Column gap={5} className={styles.form}>
            <TextField
              label={t('rename')}
              value={name}
              maxLength={60}
              onChange={(event) => editChain(store, { name: event.target.value })}
            />
            <Suspense fallback={null}>
              <DayPicker
                label={t('supplyFrom')}
                value={supplyFromDate}
                clearable
                onChange={(day) => editChain(store, { supplyFromDate: day })}
              />
              <DayPicker
                label={t('supplyTo')}
                value={supplyEndDate}
                clearable
                onChange={(day) => editChain(store, { supplyEndDate: day })}
              />
            </Suspense>
          </Column>
        )}
      </Popup>
      <SegmentedControl
        label={t('view')}
        value={shown}
        options={[
          { value: 'graph', text: t('graph') },
          { value: 'table', text: t('table') },
        ]}
        onChange={onShow}
      />
    </span>
  )
}
