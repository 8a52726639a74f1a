/// <reference types="vite-plugin-pwa/client" />

declare module 'virtual:downloads' {
  export const files: import('./downloads').DownloadFile[];
}
