import type {CallToolResult} from '@modelcontextprotocol/server';
import {ReaderError} from './ReaderError.ts';

/** An answer as text and as data. */
export function answer(text: string, structuredContent: Record<string, unknown>): CallToolResult {
  return {content: [{type: 'text', text}], structuredContent};
}

/** Answers a call; a mistake of the caller becomes an error that it can act on. */
export async function answerOrExplain(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ReaderError)) throw error;
    return {content: [{type: 'text', text: error.message}], isError: true};
  }
}
