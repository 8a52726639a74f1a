declare module 'virtual:downloads' {
  export const files: import('./downloads').DownloadFile[];
}
