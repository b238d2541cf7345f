import { chains } from '@pandora/contract/domains/chains/operations'
import { serveDownload, servePrepared, type Route } from '../../../http/route.ts'
import { XLSX } from '../../../shared/workbook.ts'
import { importExcel } from './import.ts'
import { readApart } from './read-apart.ts'
import { writeChain } from './write.ts'
import { presentForFile } from '../present.ts'
import { graphOf, ownChain } from '../save.ts'

/** A name as a file may bear it. */
export const fileName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'chain'

export const excelRoutes: readonly Route[] = [
  servePrepared(
    chains.uploadExcel,
    ({ input }) => readApart(input.file, input.content),
    (call, tables) => importExcel(call, tables),
  ),

  serveDownload(chains.downloadExcel, async (call) => {
    const { db, input, language } = call
    const chain = await ownChain(call, input.chainId)
    return {
      file: `${fileName(chain.name)}.xlsx`,
      type: XLSX,
      holds: presentForFile(chain, await graphOf(db, chain.chain_id, chain.version)),
      write: (held) => writeChain(held, language),
    }
  }),
]
