import { Columns3 } from 'lucide-react'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { columnKeys, usualColumns, type ColumnKey } from './columns.tsx'
import { holdingsTexts } from './texts.ts'

interface Props {
  chosen: readonly ColumnKey[] | null
  closed: boolean
  onChange: (columns: readonly ColumnKey[] | null) => void
  onClosed: (closed: boolean) => void
}

/** Which figures stand as columns, and whether what was sold is shown too. */
export function ColumnMenu({ chosen, closed, onChange, onClosed }: Props) {
  const t = useTexts(holdingsTexts)
  const shown = chosen ?? usualColumns
  const turn = (key: ColumnKey, on: boolean) => {
    const next = columnKeys.filter((one) => (one === key ? on : shown.includes(one)))
    onChange(next.length === 0 ? null : next)
  }
  return (
    <Row gap={5}>
      <Row as="label" gap={3}>
        <input type="checkbox" checked={closed} onChange={(event) => onClosed(event.target.checked)} />
        {t('closed')}
      </Row>
      <Popup align="end" label={t('columns')} face={<Columns3 size={14} aria-hidden="true" />} width={200}>
        {() => (
          <Column gap={2}>
            {columnKeys.map((key) => (
              <Row as="label" gap={4} key={key}>
                <input
                  type="checkbox"
                  checked={shown.includes(key)}
                  onChange={(event) => turn(key, event.target.checked)}
                />
                {t(key)}
              </Row>
            ))}
            <Button size="small" kind="quiet" disabled={chosen === null} onClick={() => onChange(null)}>
              {t('columnsDefault')}
            </Button>
          </Column>
        )}
      </Popup>
    </Row>
  )
}
