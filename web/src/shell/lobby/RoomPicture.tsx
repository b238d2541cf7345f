import type { ComponentType } from 'react'
import type { RoomKey } from '@pandora/contract/room'
import { DigestPicture, FlashPicture, PolicyPicture, ReportPicture, WeeklyPicture } from './pictures/documents.tsx'
import { ChainPicture, FinancingPicture, FinderPicture, RiskPicture } from './pictures/graphs.tsx'
import { MoversPicture, OpinionPicture, PortfolioPicture, PricePicture, ThemePicture } from './pictures/market.tsx'

const pictures: Readonly<Record<RoomKey, ComponentType>> = {
  bigTheme: ThemePicture,
  dailyFlash: FlashPicture,
  financialReport: ReportPicture,
  priceEvent: PricePicture,
  hejun: WeeklyPicture,
  heJunNews: DigestPicture,
  portfolioDashboard: PortfolioPicture,
  riskManagement: RiskPicture,
  noyaxe: MoversPicture,
  supplyChain: ChainPicture,
  investmentFinancingMonitor: FinancingPicture,
  policyAnalysis: PolicyPicture,
  marketOpinion: OpinionPicture,
  huakong: FinderPicture,
}

/** A drawing of what a room shows; its words stand beside it, so it is silent. */
export function RoomPicture({ room, className }: { room: RoomKey; className?: string | undefined }) {
  const Drawn = pictures[room]
  return (
    <svg viewBox="0 0 240 104" className={className} aria-hidden="true" preserveAspectRatio="xMidYMid meet">
      <Drawn />
    </svg>
  )
}
