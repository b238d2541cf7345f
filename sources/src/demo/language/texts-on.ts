import { productTextsOn } from '../meetings/product-meetings.ts'
import { riskTextsOn } from '../risks/planted.ts'
import type { DayAmount, World, WrittenText } from '../world.ts'
import { writeDay } from './day.ts'

/** All texts of a day: what is written on it, and beside that what is planted; no text of the day's own is touched. */
export const textsOn = (world: World, day: string, amount: DayAmount): WrittenText[] => [
  ...writeDay(world, day, amount),
  ...riskTextsOn(world, day),
  ...productTextsOn(world, day),
]
