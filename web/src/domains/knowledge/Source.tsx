import { floors } from '@pandora/contract/domains/floors/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import { SelectField } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { knowledgeTexts } from './texts.ts'

/** Where documents of the market are taken from: what a query finds, or what is about whom a floor shows. */
export interface Taken {
  query: string
  floorId: string
}
export const nowhere: Taken = { query: '', floorId: '' }

/** The same as the operations take it; a floor goes before a query. */
export const takenAs = ({ query, floorId }: Taken): { query?: string; floorId?: string } =>
  floorId !== '' ? { floorId } : query.trim() === '' ? {} : { query: query.trim() }

interface Props {
  taken: Taken
  error: string | undefined
  onChange: (taken: Taken) => void
}

/** Chooses it: where a floor is chosen no query is asked for. */
export function Source({ taken, error, onChange }: Props) {
  const t = useTexts(knowledgeTexts)
  const { data } = useOperation(floors.listByType, { status: 'save' })
  const saved = data?.dataList ?? []
  return (
    <>
      <TextField
        label={t('query')}
        hint={t('queryHint')}
        value={taken.query}
        maxLength={500}
        disabled={taken.floorId !== ''}
        error={error}
        onChange={(event) => onChange({ ...taken, query: event.target.value })}
      />
      {saved.length > 0 ? (
        <SelectField
          label={t('ofFloor')}
          value={taken.floorId}
          onChange={(event) => onChange({ ...taken, floorId: event.target.value })}
        >
          <option value="">{t('noFloor')}</option>
          {saved.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
    </>
  )
}
