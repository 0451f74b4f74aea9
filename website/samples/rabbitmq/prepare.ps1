# Makes a virtual host, a user that sends and a user that reads, through the
# administration page (port 15672). Run it on the RabbitMQ server: there the
# built-in user "guest" may log in.
$api = "http://localhost:15672/api"
if ($env:RABBITMQ_API) { $api = $env:RABBITMQ_API }
$login = [System.Text.Encoding]::ASCII.GetBytes("guest:guest")
$headers = @{ Authorization = "Basic " + [System.Convert]::ToBase64String($login) }

function Set-Part($path, $settings) {
  $body = ConvertTo-Json $settings
  Invoke-RestMethod -Uri "$api/$path" -Method Put -Headers $headers -ContentType "application/json" -Body $body | Out-Null
  Write-Host "MADE $path"
}

Set-Part "vhosts/ansvis" @{}
Set-Part "users/ansvis-sender" @{ password = $env:SENDER_PASSWORD; tags = "" }
Set-Part "users/ansvis-reader" @{ password = $env:READER_PASSWORD; tags = "" }
$sender = @{ configure = '^ansvis\.events$'; write = '^ansvis\.events$'; read = '^$' }
Set-Part "permissions/ansvis/ansvis-sender" $sender
$reader = @{ configure = '^ansvis\.'; write = '^ansvis\.'; read = '^ansvis\.' }
Set-Part "permissions/ansvis/ansvis-reader" $reader
# So that publish-test.ps1 may send as "guest", on this machine only.
Set-Part "permissions/ansvis/guest" @{ configure = '.*'; write = '.*'; read = '.*' }
