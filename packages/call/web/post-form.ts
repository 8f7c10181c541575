interface FormRequest {
  headers: Readonly<Record<string, string>>;
  form: FormData;
  signal: AbortSignal | undefined;
  /** Fraction of the bytes sent, 0 to 1. */
  onProgress(share: number): void;
}

const toResponse = (request: XMLHttpRequest): Response => {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(request.responseText, { status: request.status, headers });
};

/** Posts a form as `fetch` would, with upload progress, which `fetch` lacks. */
export const postForm = (url: string, { headers, form, signal, onProgress }: FormRequest): Promise<Response> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(toResponse(request)));
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    request.addEventListener('abort', () => reject(signal?.reason as Error));
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    request.send(form);
  });
