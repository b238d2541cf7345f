export { rankingTexts } from '../texts.ts'
