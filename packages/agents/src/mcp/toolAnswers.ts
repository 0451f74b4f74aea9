import type {CallToolResult} from '@modelcontextprotocol/server';
import {ReaderError} from './ReaderError.ts';

/** An answer with text and structured data. */
export function answer(text: string, structuredContent: Record<string, unknown>): CallToolResult {
  return {content: [{type: 'text', text}], structuredContent};
}

/** Answers a call. A {@link ReaderError} becomes an error result that the caller can act on. */
export async function answerOrExplain(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ReaderError)) throw error;
    return {content: [{type: 'text', text: error.message}], isError: true};
  }
}
