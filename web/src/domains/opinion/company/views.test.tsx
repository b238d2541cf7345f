import { testViews } from '../../../testing/viewStates.tsx'
import { RatioTile } from './RatioTile.tsx'
import { opinionTexts } from './texts.ts'

testViews([
  {
    name: 'RatioTile',
    draw: () => <RatioTile companyId="SSE-600001" name="Sample" />,
    texts: opinionTexts,
    title: 'ratio',
    none: 'noRatio',
    shows: '12.5',
  },
])
